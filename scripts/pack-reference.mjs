// Part of the build of `mitako`: the script of /docs, gzipped once, with its licence.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The package has no file with it, and it must go along. */
const MIT = readFileSync(join(import.meta.dirname, '../LICENSE'), 'utf8').replace(
  /^.*?(?=Permission is hereby granted)/s,
  '',
);

const mitako = join(import.meta.dirname, '../packages/mitako');
const scalar = dirname(dirname(createRequire(join(mitako, 'package.json')).resolve('@scalar/api-reference')));
const { version } = JSON.parse(readFileSync(join(scalar, 'package.json'), 'utf8'));
const script = readFileSync(join(scalar, 'dist/browser/standalone.js'));

writeFileSync(join(mitako, 'dist/scalar.js.gz'), gzipSync(script, { level: 9 }));
writeFileSync(
  join(mitako, 'dist/scalar.LICENSE'),
  `scalar.js.gz is @scalar/api-reference ${version}, with what it bundles.

MIT License

Copyright (c) 2023-present Scalar

${MIT}`,
);
