import { emit, type VitrineEvents } from '../core/events';

declare module '../core/events' {
  interface VitrineEvents {
    /**
     * A file, a call or a view failed, or the page's settings prevent one: for monitoring, without data of the visitor. Not
     * what was canceled, what a service refuses as the visitor's mistake (400, 409, 422), nor a session that has ended (401).
     * tag: the widget, where one is known. source: a file without folder and hash, a call's id, or the tag. cause: of a call the kind
     * of its ServiceError, else import, missing, unknown or the error's class. attempt: number of such faults in the page.
     */
    'vt-fault-observed': {
      kind: 'file' | 'call' | 'view' | 'config';
      tag?: string;
      source: string;
      cause: string;
      status?: number;
      attempt: number;
    };
  }
}

/** A failure as monitoring sees it. */
export type Fault = VitrineEvents['vt-fault-observed'];

const attempts = new Map<string, number>();
/** One error can be reported for each element of a tag. */
const told = new WeakSet<object>();

function tell(fault: Omit<Fault, 'attempt'>): void {
  const key = `${fault.kind} ${fault.source}`;
  const attempt = (attempts.get(key) ?? 0) + 1;
  attempts.set(key, attempt);
  emit(document, 'vt-fault-observed', { ...fault, attempt });
}

/** Whether this error is told for the first time. */
function isNew(error: unknown): boolean {
  if (!(error instanceof Object)) return true;
  if (told.has(error)) return false;
  told.add(error);
  return true;
}

/** What browsers say of a module that did not arrive. */
const IMPORT = /dynamically imported module|importing a module script failed|error loading/i;
/** A file of the library in an error's message, and the hash at the end of a chunk's name. */
const FILE = /\/(chunks|widgets)\/([\w.-]{1,100})/;
const HASH = /-[\w-]{7}$/;

/** Returns the class of an error, never its message, which can contain anything. */
const classOf = (error: unknown): string =>
  (error instanceof Error && /^\w{0,40}(Error|Exception)$/.exec(error.name)?.[0]) || 'Error';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Returns the file that an error is about; undefined if the browser does not name it. */
function fileOf(error: unknown): string | undefined {
  const [, folder, file = ''] = FILE.exec(messageOf(error)) ?? [];
  const end = file.lastIndexOf('.js');
  if (end < 1) return undefined;
  const name = file.slice(0, end);
  return folder === 'chunks' ? name.replace(HASH, '') : name;
}

const causeOf = (error: unknown): string => (IMPORT.test(messageOf(error)) ? 'import' : classOf(error));

/** What of a ServiceError counts here: the floor of services is above. */
interface CallFailure {
  kind: string;
  call: string;
  status: number;
}

/** Answers that are no fault: a visitor's mistake that the widget shows, or a session that has ended. */
const EXPECTED = new Set([400, 401, 409, 422]);

function tellCall({ kind, call, status }: CallFailure): void {
  if (kind === 'canceled' || kind === 'input' || (kind === 'http' && EXPECTED.has(status))) return;
  const known = kind === 'http' ? { status } : {};
  tell({ kind: kind === 'config' ? 'config' : 'call', source: call, cause: kind, ...known });
}

/** Fires the event for what a call or a deferred file failed with. */
export function reportFault(error: unknown): void {
  if (!isNew(error)) return;
  if ((error as Error | undefined)?.name === 'ServiceError') tellCall(error as CallFailure & Error);
  else tell({ kind: 'file', source: fileOf(error) ?? 'unknown', cause: causeOf(error) });
}

/** Fires the event for a widget that failed; once for all its elements that fail of one error. */
export function tellWidgetFailure(tag: string, phase: string, error: unknown): void {
  if (!isNew(error)) return;
  if (phase === 'import') tell({ kind: 'file', tag, source: fileOf(error) ?? tag, cause: causeOf(error) });
  else if (phase === 'render') tell({ kind: 'view', tag, source: tag, cause: classOf(error) });
  else tell({ kind: 'config', tag, source: tag, cause: phase === 'config' ? 'missing' : 'unknown' });
}
