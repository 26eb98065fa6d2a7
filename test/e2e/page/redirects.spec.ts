import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fillPerson, leadForm, sendButton } from '../lib/lead';
import { expect, test } from '../lib/test';

/** Starts a server that allows every origin, and counts its requests. */
async function listen(status: number, location = '') {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    const preflight = request.method === 'OPTIONS';
    response
      .writeHead(preflight ? 204 : status, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization, client_id, client_secret, content-type',
        ...(location && !preflight && { location: `${location}${request.url}` }),
      })
      .end();
  });
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, received, close: () => server.close() };
}

test("a lead does not follow its service's redirect; the form keeps its values", async ({
  page,
  open,
  noise,
}) => {
  const elsewhere = await listen(200);
  const service = await listen(307, elsewhere.origin);
  await open('/lone/');
  await page.evaluate((content) => {
    const meta = Object.assign(document.createElement('meta'), {
      name: 'vitrine:service:lead-integration',
      content,
    });
    document.head.append(meta);
  }, service.origin);
  const form = leadForm(page);
  await fillPerson(form);
  await sendButton(form).click();
  await expect(form.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(form.getByLabel('Nome completo')).not.toHaveValue('');
  expect(service.received.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  expect(elsewhere.received).toEqual([]);
  expect(noise).toEqual([expect.stringMatching(/^\[vitrine\] call LEA-01: redirected/)]);
  noise.length = 0;
  service.close();
  elsewhere.close();
});
