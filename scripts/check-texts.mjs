// Every member of every public interface has its text, and every property of the OpenAPI document's schemas. A member is
// public if its interface can be reached from an entry of a package that is published. Names file and line of each that has none.
import { join, relative } from 'node:path';
import ts from 'typescript';
import { openApiDocument } from '../packages/http/src/openapi/document.ts';
import { packages } from './packages.mjs';

/**
 * What others program against: merchants, operators and wallet apps with the clients and the types of the API; embedders
 * and authors of rails with all the rest. Routes say what they do in the table of routes, and the tables and the parts of
 * pages are the packages' own.
 */
const isMeant = (directory, entry) =>
  !['sql', 'pages'].includes(directory) && entry !== './engine' && (directory !== 'contract' || entry === './names');
const isOwn = (fileName) => /packages\/(sql|pages)\/src\/|packages\/contract\/src\/(.*\/)?routes?\.ts$/.test(fileName);

const root = join(import.meta.dirname, '..');
const entries = packages().flatMap(({ manifest, directory, path }) =>
  Object.entries(manifest.exports)
    .filter(([entry, target]) => isMeant(directory, entry) && '@mitako/source' in Object(target))
    .map(([, target]) => join(path, target['@mitako/source'])),
);
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const program = ts.createProgram(entries, options);
const checker = program.getTypeChecker();

const seen = new Set();
const missing = [];
let count = 0;

for (const entry of entries) {
  const source = program.getSourceFile(entry);
  for (const exported of checker.getExportsOfModule(checker.getSymbolAtLocation(source))) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    for (const declaration of symbol.declarations ?? []) {
      if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) look(declaration);
    }
  }
}

/** A declaration, and those that it names: what it extends, and the types of its members. */
function look(node) {
  const { fileName } = node.getSourceFile();
  if (seen.has(node) || !/packages\/[a-z-]+\/src\//.test(fileName) || isOwn(fileName)) return;
  seen.add(node);
  ts.forEachChild(node, function visit(child) {
    if (ts.isTypeReferenceNode(child) || ts.isExpressionWithTypeArguments(child)) {
      const named = checker.getSymbolAtLocation(child.typeName ?? child.expression);
      const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
      for (const declaration of symbol?.declarations ?? []) {
        if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) look(declaration);
      }
    }
    // Parts of a union and of an object within a line are named by what is around them.
    const isNamed = ts.isInterfaceDeclaration(child.parent) || /packages\/(client|contract)\//.test(fileName);
    if ((ts.isPropertySignature(child) || ts.isMethodSignature(child)) && isNamed) {
      count += 1;
      if (ts.getJSDocCommentsAndTags(child).length === 0)
        missing.push(`${placeOf(child)}: ${node.name.text}.${child.name.getText()}`);
    }
    ts.forEachChild(child, visit);
  });
}

function placeOf(node) {
  const file = node.getSourceFile();
  return `${relative(root, file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

const members = { count, missing: missing.length };
lookAtSchemas(openApiDocument('https://pay.example.cm'), '#');

for (const each of missing) console.log(each);
console.log(`  ${members.missing} of ${members.count} members of public interfaces have no text`);
console.log(
  `  ${missing.length - members.missing} of ${count - members.count} properties of the OpenAPI document have no text`,
);
process.exitCode = missing.length === 0 ? 0 : 1;

/** Every property of every schema, and every parameter, wherever it stands. */
function lookAtSchemas(value, pointer) {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, property] of Object.entries(Object(value.properties))) {
    count += 1;
    if (property.description === undefined) missing.push(`openapi.json: ${pointer}/properties/${name}`);
  }
  if (typeof value.in === 'string' && typeof value.name === 'string') {
    count += 1;
    if (value.description === undefined) missing.push(`openapi.json: ${pointer}`);
  }
  for (const [name, part] of Object.entries(value)) lookAtSchemas(part, `${pointer}/${name}`);
}
