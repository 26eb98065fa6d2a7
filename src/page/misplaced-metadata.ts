import { pageDocument } from './core/native';
import { reportProblem } from './settings/report-problem';

/** Reports metadata outside of the head to developers, once by name: it is content, and is not used. */
export function reportMisplaced(): void {
  for (const meta of pageDocument.querySelectorAll<HTMLMetaElement>('body meta[name^="vitrine:"]'))
    reportProblem(
      `<meta name="${meta.name}">`,
      'is not in the head and is not used; browsers end the head at the first element that does not belong there',
    );
}
