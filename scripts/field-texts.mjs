// The texts of the members of the contract's interfaces, as they stand in the types, for the OpenAPI document: a schema has
// none of its own. `node scripts/field-texts.mjs` writes packages/http/src/openapi/field-texts.json; the check compares it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Objects within objects; no type is deeper. */
const DEPTH_MAX = 4;

const root = join(import.meta.dirname, '..');
export const fieldTextsFile = join(root, 'packages/http/src/openapi/field-texts.json');

/** The file as it should be. */
export function fieldTexts() {
  const entry = join(root, 'packages/contract/src/names.ts');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)));
  const found = new Map();

  for (const alias of exported) {
    const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
    if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) {
      collect(symbol.name, checker.getDeclaredTypeOfSymbol(symbol));
    }
  }
  const entries = [...found].filter(([, texts]) => Object.keys(texts).length > 0);
  return `${JSON.stringify(Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`;

  function collect(name, type) {
    for (const part of type.isUnion() ? type.types : [type]) {
      const item = checker.isArrayType(part) ? checker.getTypeArguments(part)[0] : part;
      if (item.isUnion()) collect(name, item);
      else if (isObject(item)) collectObject(name, item);
    }
  }

  /** Members of a union have their fields together, under its name. */
  function collectObject(name, type) {
    const texts = found.get(name) ?? {};
    found.set(name, texts);
    for (const member of checker.getPropertiesOfType(type)) {
      const text = ts.displayPartsToString(member.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();
      if (text !== '') texts[member.name] ??= text;
      const own = checker.getTypeOfSymbol(member);
      for (const part of own.isUnion() ? own.types : [own]) {
        const item = checker.isArrayType(part) ? checker.getTypeArguments(part)[0] : part;
        const isNameless = item.symbol?.name === '__type' && item.aliasSymbol === undefined;
        if (isNameless && isObject(item) && name.split('.').length < DEPTH_MAX)
          collectObject(`${name}.${member.name}`, item);
      }
    }
  }

  /** A branded number or string is none: its members are those of the language. */
  function isObject(type) {
    const parts = type.isIntersection() ? type.types : [type];
    return (
      parts.every((part) => (part.flags & ts.TypeFlags.Object) !== 0) &&
      type.getCallSignatures().length === 0 &&
      checker.getIndexInfosOfType(type).length === 0
    );
  }
}

if (process.argv[1] === import.meta.filename) writeFileSync(fieldTextsFile, fieldTexts());
