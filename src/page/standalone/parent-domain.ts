/** Returns the domain shared by a brand's hosts: the host without its first label; undefined for a short one. */
export function parentDomain({ hostname } = location): string | undefined {
  const labels = hostname.split('.');
  return labels.length > 2 && !/^[\d.]+$/.test(hostname) ? `.${labels.slice(1).join('.')}` : undefined;
}
