import { reportMisplaced } from '#page/misplaced-metadata';
import { reportProblem } from '#page/settings/report-problem';
import { serviceTags } from '#page/settings/service-bases';
import { checkSettings, SETTINGS } from '#page/settings/settings';

/** Reports to the page's author, once per tag, which required metadata is missing and how to write it. */
export function explainMissing(needs: readonly string[]): void {
  // A tag with an invalid value is reported with its text elsewhere.
  checkSettings();
  reportMisplaced();
  for (const need of needs) {
    const service = need.split('service:')[1];
    const expected = service
      ? serviceTags(service)
      : `<meta name="vitrine:${need}" content="...">, ${SETTINGS[need as 'brand'][1]}`;
    reportProblem(`<meta name="vitrine:${need}">`, `is missing; write ${expected}`);
  }
}

/** Reports what a Lit element lacks: attributes by name, metadata as vitrine:NAME. */
export function explainElement({ localName }: Element, missing: readonly string[]): void {
  const metadata = missing.flatMap((name) => name.split('vitrine:')[1] ?? []);
  if (metadata.length > 0) explainMissing(metadata);
  for (const name of missing) {
    if (!name.startsWith('vitrine:'))
      reportProblem(`<${localName} ${name}>`, `is missing; write ${name}="..." on the tag`);
  }
}
