import { useRef, useState } from 'react';
import { rewriteCsv } from '#features/staff/save-csv';
import { useGeneratedFile } from '#features/staff/use-generated-file';
import { isKind, kindOf } from '#services/http/problem';
import { ServiceError } from '#services/http/service-error';
import { downloadCandidatesReport, generateCandidatesReport } from '#services/promotion';
import { useMessages } from '#ui/core/host-context';
import { GeneratedFileView } from '#ui/generated-file/GeneratedFileView';
import type { GeneratedStatus } from '#ui/generated-file/generated-file';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

/** Milliseconds for which a report that was just started may not be there yet (ours). */
const MAY_BE_ABSENT = 300_000;

interface ReportFileProps {
  promotionId: string;
  prizeId: string;
}

/**
 * The file of a prize's candidates. The service keeps one for each prize, under the ids of both, and answers with the file itself or
 * that it is not ready: so one that was started before, in a page that is closed since, is found by the same ids.
 */
export function ReportFile({ promotionId, prizeId }: ReportFileProps) {
  const messages = useMessages(texts);
  const [isForbidden, setForbidden] = useState(false);
  /** Whether the file is one of before, which there may not be. */
  const [isSought, setSought] = useState(false);
  const startedAt = useRef(0);
  const ready = useRef<Blob | undefined>(undefined);
  const query = { promotion_id: promotionId, prize_id: prizeId };
  const id = `${promotionId} ${prizeId}`;
  /** Runs a call, and notes that the account may not make it. */
  const asStaff = async <T,>(call: Promise<T>): Promise<T> => {
    try {
      const answer = await call;
      setForbidden(false);
      return answer;
    } catch (error) {
      setForbidden(isKind(error, 'forbidden'));
      throw error;
    }
  };
  const load = async (signal: AbortSignal): Promise<Blob> => {
    const list = await rewriteCsv(await asStaff(downloadCandidatesReport({ query }, { signal })));
    if (typeof list === 'string') throw new ServiceError('shape', 'PRM-12', `no list: ${list}`, 200);
    return list;
  };
  const look = async (signal: AbortSignal): Promise<GeneratedStatus> => {
    try {
      ready.current = await load(signal);
      return 'ready';
    } catch (error) {
      const kind = kindOf(error);
      if (kind === 'conflict') return 'generating';
      if (kind === 'missing' && Date.now() - startedAt.current < MAY_BE_ABSENT) return 'generating';
      if (kind === 'forbidden') return 'failed';
      throw error;
    }
  };
  const file = useGeneratedFile({
    kind: `candidates-report-${id.replace(' ', '-')}`,
    content: query,
    async generate({ idempotencyKey, signal }) {
      ready.current = undefined;
      setSought(false);
      await asStaff(generateCandidatesReport({ query }, { idempotencyKey, signal }));
      startedAt.current = Date.now();
      return id;
    },
    look: (_, signal) => look(signal),
    load: async (_, signal) => ready.current ?? load(signal),
    fileName: `${messages.fileName}-${prizeId}.csv`,
  });
  const isNone = isSought && file.status === 'expired';
  const isIdle = isNone || ['idle', 'failed', 'expired', 'lost'].includes(file.status);
  return (
    <>
      <GeneratedFileView file={isNone ? { ...file, status: 'idle' } : file} isForbidden={isForbidden} />
      {isNone && (
        <p className="notice" role="alert">
          {messages.none}
        </p>
      )}
      {isIdle && (
        <div className="actions">
          <Button
            kind="plain"
            onClick={() => {
              setSought(true);
              file.resume(id);
            }}
          >
            {messages.seek}
          </Button>
        </div>
      )}
    </>
  );
}
