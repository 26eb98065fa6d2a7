import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { advisoryLines, auditOf, auditProblems, readAudit } from '#scripts/release/advisories.mjs';

const cause = (name: string, id: string) => ({
  source: 1,
  name,
  title: `${name} hangs`,
  url: `https://advisories.example/advisories/${id}`,
  severity: 'high',
  range: '<2.0.0',
});
const SHIPPED = 'GHSA-aaaa-bbbb-cccc';
const BUILDS = 'GHSA-dddd-eeee-ffff';
/** As npm audit --json prints it: a package that is concerned through another names that one only. */
const answer = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    builder: { name: 'builder', severity: 'high', via: [cause('builder', BUILDS)] },
    'own-form': { name: 'own-form', severity: 'high', via: [cause('own-form', SHIPPED)] },
    wrapper: { name: 'wrapper', severity: 'high', via: ['own-form', cause('own-form', SHIPPED)] },
  },
});
const bundled = ['node_modules/valibot', 'node_modules/a/node_modules/own-form'];

describe('an answer of the registry', () => {
  const audit = readAudit(answer, bundled);

  it('has each advisory once, first those of what pages load', () => {
    expect(audit).toEqual({
      advisories: [
        expect.objectContaining({ id: SHIPPED, package: 'own-form', isBundled: true }),
        expect.objectContaining({ id: BUILDS, package: 'builder', isBundled: false }),
      ],
    });
    expect(advisoryLines(audit, [])).toEqual([
      '## Advisories (2)',
      '',
      `- ${SHIPPED}, high, \`own-form\` <2.0.0: own-form hangs. In the library's files.`,
      `- ${BUILDS}, high, \`builder\` <2.0.0: builder hangs. Builds and tests only.`,
      '',
    ]);
  });

  it('S2 stops the release for what pages load, until somebody has looked at it', () => {
    expect(auditProblems(audit, [])).toEqual([expect.stringContaining(`--accept ${SHIPPED}`)]);
    expect(auditProblems(audit, [SHIPPED])).toEqual([]);
    expect(advisoryLines(audit, [SHIPPED])[2]).toMatch(/In the library's files, accepted\.$/);
  });

  it('without an advisory says so', () => {
    const none = readAudit('{"vulnerabilities":{}}', bundled);
    expect(auditProblems(none, [])).toEqual([]);
    expect(advisoryLines(none, [])).toEqual(['## Advisories (0)', '', expect.stringMatching(/^None/), '']);
  });
});

it.each([
  ['{"message":"405 Method Not Allowed","statusCode":405,"body":""}', ' (status 405)'],
  ['', ''],
  ['<html>', ''],
  ['null', ''],
  ['{"vulnerabilities":null}', ''],
])('S3 no answer is not taken for a good one: %s', (stdout, status) => {
  const audit = readAudit(stdout, bundled);
  expect(audit).toEqual({ unanswered: `the registry does not answer the question${status}` });
  expect(auditProblems(audit, [])).toEqual([]);
  expect(advisoryLines(audit, []).join('\n')).toContain('Not checked');
});

it('S3 asks about packages of development, also where NODE_ENV or npm leave them out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  // An npm that says how it was called.
  const program =
    '#!/usr/bin/env node\nconsole.log(JSON.stringify({ vulnerabilities: { all: { via: [{ source: 1, name: process.argv.slice(2).join(" ") }] } } }));';
  writeFileSync(join(folder, 'npm'), program, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  try {
    expect(await auditOf([])).toMatchObject({
      advisories: [{ package: 'audit --json --include=dev --no-offline' }],
    });
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});
