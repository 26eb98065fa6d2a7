import { join } from 'node:path';
import {
  AngularNodeAppEngine,
  createNodeRequestHandler,
  isMainModule,
  writeResponseToNodeResponse,
} from '@angular/ssr/node';
import express from 'express';

const app = express();
const engine = new AngularNodeAppEngine();
app.use(express.static(join(import.meta.dirname, '../browser'), { index: false, redirect: false }));
app.use((request, response, next) => {
  engine
    .handle(request)
    .then((answer) => (answer ? writeResponseToNodeResponse(answer, response) : next()))
    .catch(next);
});
if (isMainModule(import.meta.url)) app.listen(Number(process.env.PORT), '127.0.0.1');

export const reqHandler = createNodeRequestHandler(app);
