import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFact } from '#page/report/is-fact';
import { generatedFiles } from '#scripts/generate/generated.mjs';
import { readDefinitions } from '#scripts/source/definitions.mjs';

interface Listed {
  name: string;
  description: string;
  detail: string;
  source: string;
  tags: string[];
}
let listed: Listed[];
beforeAll(() => {
  listed = JSON.parse(generatedFiles(readDefinitions())['.cache/generated/events.json'] ?? '');
});

/** The names in a source's declarations, found without the generator's parser. */
const declaredIn = (text: string): string[] =>
  [...text.matchAll(/interface VitrineEvents \{(.*?)\n {2}\}/gs)].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {4}'([\w-]+)':/gm)].map(([, name = '']) => name),
  );
const sources = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
);
const namesOf = (detail: string) => [...detail.matchAll(/(\w+)\??:/g)].map(([, name = '']) => name);

/** Names of the visitor's data, and of secrets. */
const PERSONAL =
  /name|mail|phone|mobile|cpf|cnpj|dni|cui[lt]|document|birth|address|street|postal|zip|token|secret|password|message|text/i;

describe('the documentation of events', () => {
  it('lists every declared event once', () => {
    const declared = sources.flatMap(declaredIn).sort();
    expect(declared.length).toBeGreaterThan(20);
    expect(listed.map(({ name }) => name).sort()).toEqual(declared);
  });
  it('says of each when it is fired and by what', () => {
    for (const { name, description, source } of listed) {
      expect(description, name).toMatch(/\w.*\.$/);
      expect(readFileSync(source, 'utf8'), name).toContain(`'${name}'`);
    }
  });
  it('names the widgets of every fact but those of the page itself', () => {
    const facts = listed.filter(({ name }) => isFact(name));
    expect(facts.filter(({ tags }) => tags.length === 0).map(({ name }) => name)).toEqual([
      'vt-identity-expired',
      'vt-session-expired',
      'vt-sign-in-requested',
    ]);
    expect(facts.find(({ name }) => name === 'vt-lead-sent')?.tags).toEqual([
      'vt-funding-flow',
      'vt-lead-form',
      'vt-rental-interest',
    ]);
  });
});

describe('a payload', () => {
  it('has no name of personal data, and none that the data layer uses', () => {
    const wrong = listed.flatMap(({ name, detail }) =>
      namesOf(detail)
        .filter((field) => PERSONAL.test(field) || field === 'event')
        .map((field) => `${name}: ${field}`),
    );
    expect(wrong).toEqual([]);
    expect(
      ['customerName', 'email', 'userCpf', 'phoneNumber', 'jwtToken'].every((field) => PERSONAL.test(field)),
    ).toBe(true);
  });
  it('of a fact holds texts, numbers and flags only', () => {
    for (const { name, detail } of listed.filter((each) => isFact(each.name))) {
      const types = detail.replace(/'[^']*'|\w+\??:|\b(string|number|boolean|null)\b/g, '');
      expect(types.replace(/[\s{}|;[\]]/g, ''), name).toBe('');
    }
  });
});

it('facts are the events of the library but its commands, messages and widgets’ own', () => {
  expect(listed.filter(({ name }) => !isFact(name)).map(({ name }) => name)).toEqual([
    'hide-scroll',
    'new-barcode',
    'show-scroll',
    'vt-fault-observed',
    'vt-popup-queued',
    'vt-touched-outside',
    'vt-widget-failed',
    'vt-widget-ready',
  ]);
});
