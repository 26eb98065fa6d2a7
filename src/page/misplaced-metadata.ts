import { pageDocument } from './core/native';
import { reportProblem } from './settings/report-problem';

const written = (meta: Element): string => meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';

/** Returns the tags of the head whose name is ours with more around it, such as typographic quotes. */
export const misnamedMetadata = (): string[] =>
  [...(pageDocument.head?.querySelectorAll('meta[name*="vitrine:" i],meta[property*="vitrine:" i]') ?? [])]
    .map(written)
    .filter((name) => !/^vitrine:[\w:-]+$/i.test(name.trim()));

/**
 * Reports metadata outside of the head to developers, once by name: it is content, and is not used. Likewise that whose name is
 * ours with more around it.
 */
export function reportMisplaced(): void {
  for (const meta of pageDocument.querySelectorAll(
    'body meta[name^="vitrine:"],body meta[property^="vitrine:"]',
  ))
    reportProblem(
      `<meta name="${written(meta)}">`,
      'is not in the head and is not used; browsers end the head at the first element that does not belong there',
    );
  for (const name of misnamedMetadata())
    reportProblem(
      `<meta name=${name}>`,
      `has a name that is not read; write it in straight quotes, as name="vitrine:${/vitrine:([\w:-]*)/i.exec(name)?.[1]}"`,
    );
}
