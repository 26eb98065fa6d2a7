/** What start-servers.ts started, and where. */
export interface Places {
  /** Addresses of the servers with the ready configurations; those that could be had. */
  servers: Partial<Record<'nginx' | 'caddy', string>>;
  /** The folder that they serve. */
  folder: string;
}

/** @throws {Error} outside a run of test/serving */
export function places(): Places {
  const text = process.env.VITRINE_SERVING;
  if (!text) throw new Error('npm run serving starts the servers');
  return JSON.parse(text);
}
