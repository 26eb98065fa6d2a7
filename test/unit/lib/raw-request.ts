import { request } from 'node:http';

/** What a request says that fetch would not say as it is. */
export interface RawRequest {
  port: number;
  /** As the request line has it: nothing is encoded or made shorter. */
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The body that the headers announce never comes. */
  isHeld?: boolean;
}

export interface RawAnswer {
  status: number;
  text: string;
}

/** Sends a request to this machine; without a content-length the body goes in chunks. @throws {Error} if no answer comes */
export const rawRequest = ({ port, path = '/', method = 'GET', headers = {}, body, isHeld }: RawRequest) =>
  new Promise<RawAnswer>((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => {
        done({ status: response.statusCode ?? 0, text });
        if (isHeld) sent.destroy();
      });
    });
    sent.on('error', fail);
    if (isHeld) return sent.flushHeaders();
    if (body !== undefined) sent.write(body);
    sent.end();
  });
