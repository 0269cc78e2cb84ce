test('an answer that did not come has its reason', () => {
  expect(strangeAnswer('Provider', 'https://pay.example', { kind: 'silent', reason: 'ECONNREFUSED' })).toContain(
    'pay.example does not answer (ECONNREFUSED)',
  );
});

test.each([
  [{ result: true }, true],
  [{ result: 'true' }, true],
  [{ result: false }, false],
  [{ result: 'false' }, false],
  [{ result: 1 }, null],
  [{ result: 'yes' }, null],
  [{}, null],
  [null, null],
  ['true', null],
])('the flag in %j is %s', (answer, flag) => {
  expect(flagIn(answer, 'result')).toBe(flag);
});
