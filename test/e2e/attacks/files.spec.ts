import { readFile } from 'node:fs/promises';
import { placeAlone } from '../lib/do-main-job';
import { hasSession } from '../lib/main-job';
import { expect, type Page, test } from '../lib/test';

/** The service's list of an event's participants, as bytes. */
const listIs = (page: Page, body: Buffer) =>
  page.route('**/participants/details*', (route) => route.fulfill({ body, contentType: 'text/csv' }));

/** Downloads a file by a button, and returns its name and its bytes. */
async function downloaded(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function participants(page: Page, open: (path: string) => Promise<void>, body: Buffer) {
  await hasSession(page, 'nation');
  placeAlone('<vt-event-admin></vt-event-admin>');
  await listIs(page, body);
  await open('/lone/');
  return (await downloaded(page, 'Baixar a lista (CSV)')).bytes;
}

test('F1 a formula in a list of the service does not run in the spreadsheet of staff', async ({
  page,
  open,
}) => {
  const list = 'Nome;Nota\r\n"=HYPERLINK(""https://x.example"";""Ver"")";"@SUM(1)"\r\n"a,=1+1";-5\r\n';
  const bytes = await participants(page, open, Buffer.from(list));
  const text = bytes.toString('utf8');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(text).toContain(`"'=HYPERLINK(""https://x.example"";""Ver"")";'@SUM(1)\r\n`);
  expect(text).not.toMatch(/(^|[,;\r\n])["\s]*[=@]/);
  expect(text).toContain(';-5\r\n');
});

test('F2 a list in Latin-1 has its accents', async ({ page, open }) => {
  const bytes = await participants(page, open, Buffer.from('Nome;Cidade\nJoão;Goiânia\n', 'latin1'));
  expect(bytes.toString('utf8')).toBe('\ufeffNome;Cidade\r\nJoão;Goiânia\r\n');
});

test('F3 texts of an event begin no property of their own in a calendar file', async ({ page, open }) => {
  await hasSession(page);
  const attack = 'Encontro\r\nATTENDEE:mailto:x@x.example\u2028URL:https://x.example';
  await page.route('**/api/events/v1?*', async (route) => {
    const answer = await route.fetch();
    const events = (await answer.json()) as Record<string, unknown>[];
    await route.fulfill({ response: answer, json: events.map((each) => ({ ...each, title: attack })) });
  });
  await page.route('**/api/events/v1/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), title: attack, description: attack },
    });
  });
  placeAlone('<vt-events></vt-events>');
  await open('/lone/');
  await page
    .getByRole('button', { name: /^Ver evento/ })
    .first()
    .click();
  const { name, bytes } = await downloaded(page, 'Adicionar ao calendário');
  const lines = bytes.toString('utf8').replace(/\r\n /g, '').split('\r\n');
  expect(name).toBe('vitrine.ics');
  expect(lines.filter((line) => /^(ATTENDEE|URL:https:\/\/x)/.test(line))).toEqual([]);
  expect(lines.join('\n')).toMatch(
    /\nSUMMARY:Encontro\\nATTENDEE:mailto:x@x\.example\\nURL:https:\/\/x\.example\n/,
  );
  expect(lines.filter((line) => line.startsWith('URL:'))).toHaveLength(1);
});
