import heardRun from '../accessibility/heard.generated.json';

interface Heard {
  tag: string;
  date: string;
  steps: { name: string; said: string[] }[];
}
const { reader, browser, widgets } = heardRun as { reader: string; browser: string; widgets: Heard[] };

/** Names alone: nothing of the widgets is loaded. */
const tags = Object.keys(
  import.meta.glob('../../widgets/*/element.ts', { query: '?raw', import: 'default', eager: true }),
).map((path) => `vt-${path.split('/').at(-2)}`);
const heardByTag = new Map(widgets.map((each) => [each.tag, each]));
const days = [...new Set(widgets.map(({ date }) => date))].sort();

const Transcript = ({ steps }: Heard) => (
  <ol className="vt-heard-steps">
    {steps.map(({ name, said }) => (
      <li key={name}>
        {said.length === 0 ? (
          <span className="vt-heard-nothing">nothing is said</span>
        ) : (
          <ul lang="pt-BR">
            {said.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a transcript never changes, and says things twice
              <li key={at}>{text}</li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
);

/** What the screen reader said of each widget in its last run. */
export function HeardTranscripts() {
  return (
    <>
      <p>
        {widgets.length} of {tags.length} widgets, by {reader} with {browser}, {days.join(' and ')}.
      </p>
      {tags.map((tag) => {
        const heard = heardByTag.get(tag);
        return (
          <details className="vt-call-line vt-heard" key={tag}>
            <summary>
              <b>{tag}</b>
              <small>
                {heard
                  ? `${heard.steps.length} ${heard.steps.length === 1 ? 'act' : 'acts'}`
                  : 'not heard yet'}
              </small>
            </summary>
            {heard ? <Transcript {...heard} /> : <p>No run has a transcript of it.</p>}
            <p>
              <a href={`./?path=/docs/widgets-${tag}--docs`} target="_top">
                Documentation of {tag}
              </a>
            </p>
          </details>
        );
      })}
    </>
  );
}
