// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useGeneratedFile } from '#features/staff/use-generated-file';
import { act } from '../../lib/act';
import { leave, render, settle } from '../../lib/render';

const saved = vi.hoisted(() => vi.fn());
vi.mock('#ui/save-file', () => ({ saveFile: saved }));

const LOST = { kind: 'network', status: 0 };
const http = (status: number) => ({ kind: 'http', status });
const job = {
  kind: 'report',
  content: { from: '2026-11-01' },
  fileName: 'relatorio.csv',
  generate: vi.fn(async (_call: { idempotencyKey: string }) => 'r1'),
  look: vi.fn(async (_id: string): Promise<'generating' | 'ready' | 'failed' | 'expired'> => 'generating'),
  load: vi.fn(async (_id: string) => new Blob(['a;b'])),
};
let file: ReturnType<typeof useGeneratedFile>;
function View() {
  file = useGeneratedFile(job);
  return null;
}
const run = (what: 'generate' | 'download' | 'reset') => act(() => file[what]());

describe('a generated file', () => {
  afterEach(async () => {
    await leave();
    sessionStorage.clear();
    saved.mockClear();
    for (const call of [job.generate, job.look, job.load]) call.mockReset();
    job.generate.mockResolvedValue('r1');
    job.look.mockResolvedValue('generating');
    job.load.mockResolvedValue(new Blob(['a;b']));
  });

  it('is started once, asked for after longer and longer waits, and downloaded once it is ready', async () => {
    await render(<View />);
    expect(file.status).toBe('idle');
    await act(() => {
      file.generate();
      file.generate();
    });
    expect(job.generate).toHaveBeenCalledOnce();
    expect(file.status).toBe('generating');
    await settle(2000);
    expect(job.look).toHaveBeenCalledTimes(1);
    await settle(2000);
    expect(job.look).toHaveBeenCalledTimes(1);
    job.look.mockResolvedValue('ready');
    await settle(3000);
    expect(file.status).toBe('ready');
    await run('download');
    expect(saved).toHaveBeenCalledWith(expect.any(Blob), 'relatorio.csv');
    expect(file.isSaving).toBe(false);
  });
  it('is found again after leaving, by its id only', async () => {
    await render(<View />);
    await run('generate');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('2026-11-01');
    await leave();
    job.look.mockResolvedValue('ready');
    await render(<View />);
    expect(file.status).toBe('ready');
    expect(job.look).toHaveBeenLastCalledWith('r1', expect.anything());
    expect(job.generate).toHaveBeenCalledOnce();
  });
  it('of a page that is closed since is found by its id, or said to be there no more', async () => {
    await render(<View />);
    job.look.mockRejectedValueOnce(http(404));
    await act(() => file.resume('r0'));
    expect(file.status).toBe('expired');
    await act(() => file.resume('r0'));
    expect(file.status).toBe('generating');
    await leave();
    job.look.mockResolvedValue('ready');
    await render(<View />);
    expect(job.look).toHaveBeenLastCalledWith('r0', expect.anything());
    await run('download');
    expect(job.load).toHaveBeenCalledWith('r0', expect.anything());
    expect(job.generate).not.toHaveBeenCalled();
  });
  it('whose start had no answer is started with the same key by another press; a refused one with another', async () => {
    await render(<View />);
    job.generate.mockRejectedValueOnce(LOST).mockRejectedValueOnce(http(422));
    await run('generate');
    expect(file).toMatchObject({ status: 'lost', problem: { kind: 'offline' } });
    await run('generate');
    expect(file).toMatchObject({ status: 'idle', problem: { kind: 'refused' } });
    await run('generate');
    const [first, second, third] = job.generate.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(file.status).toBe('generating');
  });
  it('that is gone has expired, also when it is asked for or downloaded', async () => {
    await render(<View />);
    await run('generate');
    job.look.mockRejectedValueOnce(LOST);
    await settle(2000);
    expect(file).toMatchObject({ status: 'generating', isFailing: true });
    job.look.mockResolvedValueOnce('ready');
    await settle(4000);
    job.load.mockRejectedValueOnce(http(500)).mockRejectedValueOnce(http(410));
    await run('download');
    expect(file).toMatchObject({ status: 'ready', problem: { kind: 'unavailable' } });
    await run('download');
    expect(file.status).toBe('expired');
    expect(saved).not.toHaveBeenCalled();
    await leave();
    await render(<View />);
    expect(file.status).toBe('idle');
  });
  it('ignores the late answer of one that was given up', async () => {
    let end: (id: string) => void = () => undefined;
    job.generate.mockImplementationOnce(
      () =>
        new Promise<string>((done) => {
          end = done;
        }),
    );
    await render(<View />);
    await run('generate');
    await run('reset');
    await act(() => end('old'));
    expect(file.status).toBe('idle');
    expect(sessionStorage).toHaveLength(0);
  });
});
