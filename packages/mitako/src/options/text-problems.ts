import { findCheckoutTextFaults } from '@mitako/checkout';
import { findMessageTextFaults, type TextFault } from '@mitako/core';
import { findPanelTextFaults } from '@mitako/dashboard';
import type { OwnTexts } from './look.ts';
import { type SettingProblem, unknownNames, worded } from './setting-problems.ts';

const SURFACES: { readonly [Name in keyof OwnTexts]-?: (texts: unknown) => readonly TextFault[] } = {
  checkout: findCheckoutTextFaults,
  panels: findPanelTextFaults,
  messages: findMessageTextFaults,
};

/** What is wrong with the words of an embedding program, each with the text that was probably meant. */
export function textProblems(texts: unknown): readonly SettingProblem[] {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) {
    return [worded(['texts'], 'must be an object: write texts: { checkout: { fr: { … } } }')];
  }
  const given: Readonly<Record<string, unknown>> = { ...texts };
  return [
    ...unknownNames(given, Object.keys(SURFACES), ['texts']),
    ...Object.entries(SURFACES).flatMap(([surface, find]) =>
      given[surface] === undefined
        ? []
        : find(given[surface]).map(({ path, message }) => worded(['texts', surface, ...path], message)),
    ),
  ];
}
