import { formatDate } from '#domain/time/calendar';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { changeUrl } from '#page/safe-addresses';
import { getDocumentsStatus } from '#services/order-documents';
import { useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { Badge, type Tone } from '#ui/parts/Badge';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';

const TONES: Readonly<Record<string, Tone>> = {
  MISSING: 'warning',
  RECEIVED: 'info',
  IN_ANALYSIS: 'info',
  APPROVED: 'success',
  REFUSED: 'danger',
};

/** Returns the address of a proposal's documents, with the parameter of page/order-link, which few proposals need. */
function linkOf(page: string, code: string): SafeUrl | null {
  const address = safeUrl(page);
  return address && changeUrl(address, ({ searchParams }) => searchParams.set('order', code));
}

/** The documents that the service asks for, each with its status (TML-02), and the way to send those that are missing. */
export function ProposalDocuments({ code, documentsUrl }: { code: string; documentsUrl: string }) {
  const messages = useMessages(texts);
  const { signal, language } = useHost();
  const { value, failed, retry } = useQuery(
    () => getDocumentsStatus({ query: { proposalCode: code } }, { signal }),
    code,
  );
  if (failed) return <Failed onRetry={retry}>{messages.noDocuments}</Failed>;
  if (!value) return <Loading />;
  const documents = value.documents ?? [];
  if (documents.length === 0) return <p className="muted">{messages.noneAsked}</p>;
  const link = linkOf(documentsUrl, code);
  const isWanted = documents.some(({ status }) => status === 'MISSING' || status === 'REFUSED');
  return (
    <>
      <ul className="proposal-documents">
        {documents.map(({ type, name, status, fileName, receivedAt, note }, index) => (
          <li key={`${type} ${String(index)}`}>
            <div>
              {name || messages.document}
              {[fileName, formatDate(receivedAt ?? '', language), note].filter(Boolean).map((text) => (
                <span className="muted" key={text}>
                  {text}
                </span>
              ))}
            </div>
            <Badge tone={TONES[status] ?? 'neutral'}>
              {messages.documentStatus[status] ?? messages.documentStatus.other}
            </Badge>
          </li>
        ))}
      </ul>
      {isWanted && link && (
        <p>
          <a href={link}>{messages.sendDocuments}</a>
        </p>
      )}
    </>
  );
}
