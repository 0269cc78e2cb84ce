import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Endpoint of the run's browser. */
    chromiumUrl: string;
  }
}

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/mitako', import.meta.url));

/** Vitest's global setup: one browser for the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ ...launchOptions(await unpackChromium()), host: '127.0.0.1' });
  project.provide('chromiumUrl', server.wsEndpoint());
  return () => server.close();
}

/** A connection to the run's browser: closing it closes only what was opened through it. */
export function connectChromium(): Promise<Browser> {
  return chromium.connect(inject('chromiumUrl'));
}

/** A separate browser, outside of tests. */
export async function launchChromium(options: { readonly arguments?: readonly string[] } = {}): Promise<Browser> {
  return chromium.launch(launchOptions(await unpackChromium(), options.arguments));
}

/**
 * A headless Chromium; MITAKO_TEST_CHROMIUM names another one, for systems without support for the bundled one. The
 * bundle's own arguments are for AWS Lambda and not used: `--single-process` ends the browser when a page is closed,
 * and `--disable-web-security` would disable what tests of CORS and CSP check.
 */
function launchOptions(directory: string, extra: readonly string[] = []): LaunchOptions {
  return {
    executablePath: process.env['MITAKO_TEST_CHROMIUM'] ?? join(directory, 'chromium'),
    args: ['--disable-gpu', ...extra],
    env: { ...process.env, FONTCONFIG_FILE: writeFontConfig(directory) },
  };
}

/**
 * Roboto, the font of most of our customers' phones, on every machine: what a page looks like depends on no font that is
 * installed. The bundle's fonts have what Roboto lacks.
 */
function writeFontConfig(directory: string): string {
  const require = createRequire(import.meta.url);
  const fonts = [
    require.resolve('@expo-google-fonts/roboto/package.json'),
    require.resolve('@expo-google-fonts/roboto-mono/package.json'),
  ].map((file) => dirname(file));
  const families = {
    'sans-serif': 'Roboto',
    'system-ui': 'Roboto',
    monospace: 'Roboto Mono',
    'ui-monospace': 'Roboto Mono',
  };
  const config = [
    '<?xml version="1.0"?><fontconfig>',
    ...[...fonts, join(directory, 'fonts')].map((each) => `<dir>${each}</dir>`),
    `<cachedir>${join(CACHE, 'fonts')}</cachedir>`,
    ...Object.entries(families).map(
      ([generic, family]) =>
        `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
    ),
    '</fontconfig>',
  ];
  mkdirSync(CACHE, { recursive: true });
  const file = join(CACHE, 'fonts.conf');
  writeFileSync(file, config.join('\n'));
  return file;
}

/**
 * Unpacks the bundled Chromium once into node_modules/.cache and returns the directory. The package itself unpacks to a
 * fixed name in the temporary directory and would use an incomplete file of a killed run for ever.
 */
async function unpackChromium(): Promise<string> {
  const require = createRequire(import.meta.url);
  const packed = join(dirname(require.resolve('@sparticuz/chromium')), '..', 'bin');
  const manifest = readFileSync(join(packed, '..', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { readonly version: string };
  const directory = join(CACHE, `chromium-${version}`);
  if (existsSync(directory) || process.env['MITAKO_TEST_CHROMIUM'] !== undefined) return directory;

  await mkdir(CACHE, { recursive: true });
  const partial = await mkdtemp(`${directory}-`);
  await inTemporaryDirectory(partial, () =>
    Promise.all(['chromium.br', 'fonts.tar.br'].map((file) => inflate(join(packed, file)))),
  );
  await rename(partial, directory).catch(async (error: unknown) => {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(directory)) throw error;
  });
  return directory;
}

/** `inflate` takes no destination: it writes to the temporary directory, which is read from the environment. */
async function inTemporaryDirectory<T>(directory: string, work: () => Promise<T>): Promise<T> {
  const previous = process.env['TMPDIR'];
  process.env['TMPDIR'] = directory;
  try {
    return await work();
  } finally {
    if (previous === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = previous;
  }
}
