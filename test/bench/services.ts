import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createSandbox } from '#demo-pages/sandbox/app';
import { files } from '#demo-pages/server/files';
import { root } from '#scripts/system/run.mjs';

/**
 * The remote services and the pictures of cars for pages of the benchmark: the sandbox's, with data as on the demo pages,
 * since what a page does with an answer is work of the page.
 */
export function makeServices(): (request: IncomingMessage, response: ServerResponse) => void {
  const app = new Hono();
  const sandbox = createSandbox();
  app.all('/api/*', (c) => sandbox.app.fetch(c.req.raw, c.env));
  app.route('/', files(root));
  return getRequestListener(app.fetch, { overrideGlobalObjects: false });
}
