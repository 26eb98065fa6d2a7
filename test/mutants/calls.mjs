/** The kernel of calls. @type {import('../../scripts/lib/mutants.mjs').Mutant[]} */
export const calls = [
  {
    name: 'a lost retry',
    file: 'src/services/http/transport/transport.ts',
    find: "if (method !== 'GET' || wire?.priority || !isRetryable(failure)) throw failure;",
    put: 'if (method || isRetryable(failure)) throw failure;',
  },
  {
    name: 'a POST is sent twice',
    file: 'src/services/http/transport/transport.ts',
    find: "if (method !== 'GET' || wire?.priority",
    put: 'if (wire?.priority',
  },
  {
    name: 'a redirect is followed',
    file: 'src/services/http/transport/transport.ts',
    find: "'follow' : 'manual'",
    put: "'follow' : 'follow'",
  },
  {
    name: 'the key of an intent is not sent',
    file: 'src/services/http/transport/transport.ts',
    find: 'headers.set(keyHeader, idempotencyKey);',
    put: 'headers.delete(keyHeader);',
  },
  {
    name: 'no answer never ends',
    file: 'src/services/http/transport/fetch-once.ts',
    find: 'signal ? AbortSignal.any([signal, limit]) : limit',
    put: 'signal ?? (void limit, null)',
  },
  {
    name: 'a caller cannot cancel',
    file: 'src/services/http/transport/fetch-once.ts',
    find: 'signal ? AbortSignal.any([signal, limit]) : limit',
    put: '(void signal, limit)',
  },
  {
    name: 'a swallowed 422',
    file: 'src/services/http/transport/fetch-once.ts',
    find: 'status < 500 && !!(',
    put: 'status < 400 && !!(',
  },
  {
    name: 'a session that ended is not told',
    file: 'src/services/http/request-response.ts',
    find: 'failure.status === 401',
    put: 'failure.status === 419',
  },
  {
    name: 'the token goes to public calls',
    file: 'src/services/http/request-response.ts',
    find: '/^(public|basic|id-token)$/',
    put: '/^(basic|id-token)$/',
  },
  {
    name: 'a value of the visitor stands in an error',
    file: 'src/services/http/request-response.ts',
    find: 'throw fail(`${where}: expected ${issue.expected}`);',
    put: 'throw fail(`${where}: expected ${issue.expected}, got ${JSON.stringify(value)}`);',
  },
  {
    name: 'an answer of another shape is taken',
    file: 'src/services/http/request-response.ts',
    find: 'if (result.success) return result.output;',
    put: 'if (result.success || value) return value;',
  },
  {
    name: 'a path parameter is not encoded',
    file: 'src/services/http/path.ts',
    find: 'segments.map(encodeURIComponent)',
    put: 'segments',
  },
  {
    name: 'a path parameter may lead upwards',
    file: 'src/services/http/path.ts',
    find: "text === '' || text === '.' || text === '..'",
    put: "text === ''",
  },
  {
    name: 'tries follow one another without a pause',
    file: 'src/services/http/transport/back-off.ts',
    find: '300 * 3 **',
    put: '0 * 3 **',
  },
  {
    name: 'a field of a refusal loses its message',
    file: 'src/services/http/transport/refusal.ts',
    find: 'else if (!fields.has(field)) fields.set(field, message);',
    put: '',
  },
];
