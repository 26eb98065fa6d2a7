/** Sample code of the page "Serving". */

import headers from '../samples/serving/_headers?raw';
import caddy from '../samples/serving/Caddyfile?raw';
import nginx from '../samples/serving/nginx.conf?raw';

export const HEADERS = headers;
export const CADDY = caddy;
export const NGINX = nginx;

export const WRITE = 'npm run serving -- --write /srv/cdn';

export const EARLIER = 'npm run serving -- --write /srv/cdn-next --earlier /srv/cdn';

export const EARLY_HINTS = `HTTP/2 103
link: <https://cdn.example/vitrine/chunks/runtime-DHTxcS9.js>; rel=modulepreload; crossorigin
link: <https://cdn.example/vitrine/widgets/lead-form.js>; rel=modulepreload; crossorigin

HTTP/2 200
content-type: text/html; charset=utf-8`;

export const POLICY = `script-src https://cdn.example;
connect-src https://services.example;
worker-src blob:;
frame-src blob:;
style-src 'sha256-…';`;
