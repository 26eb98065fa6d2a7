// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageSingleton } from '#page/core/page-singleton';
import type { Answer, Job } from '#widgets/barcode-scanner/decoder/decoder';
import type { Seen } from '#widgets/barcode-scanner/deferred/reading/code-reader';
import { allowWorkers, decoderReader } from '#widgets/barcode-scanner/deferred/reading/decoders';
import { SCAN_EVERY, startScan } from '#widgets/barcode-scanner/deferred/reading/scan';
import {
  ANSWER_TIMEOUT,
  START_TIMEOUT,
  workerDecoder,
} from '#widgets/barcode-scanner/deferred/reading/worker-decoder';
import { advance, installFakeClock } from '../../lib/clock';
import { AREA, fakeScannerPage, held, NOTHING, type ScannerPage } from './scanner-page';

const VIN = '9BD358AF6R1234567';
const OPTIONS = { formats: ['code_39'], pattern: '' } as const;
const READING = { text: VIN, format: 'code_39', lines: 2 } as const;

/** Stands in for a browser's worker; `plan` says what each does. */
const plan = { starts: true, answers: true, isRefused: false };
let workers: FakeWorker[] = [];
class FakeWorker {
  onmessage: ((event: { data: Answer }) => void) | null = null;
  onerror: ((event: Partial<ErrorEvent>) => void) | null = null;
  isEnded = false;
  jobs: Job[] = [];
  constructor(
    readonly url: string,
    readonly options: WorkerOptions,
  ) {
    if (plan.isRefused) throw new DOMException('refused', 'SecurityError');
    workers.push(this);
    if (plan.starts) setTimeout(() => this.onmessage?.({ data: { ready: true } }), 1);
  }
  postMessage(job: Job) {
    this.jobs.push(job);
    if (plan.answers) setTimeout(() => this.answer(job), 1);
  }
  answer({ id, frame }: Job, more = {}) {
    this.onmessage?.({ data: { id, readings: [READING], pixels: frame.pixels, ...more } });
  }
  terminate() {
    this.isEnded = true;
  }
}

installFakeClock();
let page: ScannerPage;
const video = document.createElement('video');
beforeEach(() => {
  page = fakeScannerPage();
  workers = [];
  Object.assign(plan, { starts: true, answers: true, isRefused: false });
  vi.stubGlobal('Worker', FakeWorker);
  Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: 4 });
  allowWorkers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const ignore = () => {};
const copy = () => ({ ...NOTHING, pixels: new Uint8Array(NOTHING.pixels) });

describe('a worker', () => {
  const start = async (address = `${location.origin}/decoder.js`) => {
    const starting = workerDecoder(address);
    starting.catch(ignore);
    await advance(2);
    return starting;
  };

  it('runs the decoder’s file, and gives the pixels back', async () => {
    const decoder = await start();
    expect(workers[0]).toMatchObject({ url: `${location.origin}/decoder.js`, options: { type: 'module' } });
    const answer = decoder.decode(copy(), OPTIONS);
    expect(decoder.isFree()).toBe(false);
    await expect(decoder.decode(copy(), OPTIONS)).rejects.toThrow('busy');
    await advance(2);
    expect((await answer).readings).toEqual([READING]);
    expect((await answer).frame).toMatchObject({ width: AREA.width, height: AREA.height });
    expect(decoder.isFree()).toBe(true);
    decoder.close();
    expect(workers[0]?.isEnded).toBe(true);
    await expect(decoder.decode(copy(), OPTIONS)).rejects.toThrow('gone');
  });

  it('imports a file of another origin from a script of the page', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob);
      return 'blob:page';
    });
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    await start('https://cdn.example/chunks/decoder.js');
    expect(workers[0]?.url).toBe('blob:page');
    expect(await made[0]?.text()).toBe('import "https://cdn.example/chunks/decoder.js";');
    await advance(START_TIMEOUT);
    expect(revoked).toHaveBeenCalledWith('blob:page');
  });

  it.each([
    ['refused by the page’s policy', () => workers[0]?.onerror?.({}), 'failed'],
    ['that never starts', () => advance(START_TIMEOUT), 'start'],
  ])('%s rejects', async (_name, happen, why) => {
    plan.starts = false;
    const starting = workerDecoder(`${location.origin}/decoder.js`);
    starting.catch(ignore);
    await happen();
    await expect(starting).rejects.toThrow(why);
    expect(workers[0]?.isEnded).toBe(true);
  });

  it('S9 is none on a page that checks all files, where it would load them unchecked', async () => {
    pageSingleton('checksFiles', () => true);
    try {
      await expect(workerDecoder('/chunks/decoder.js')).rejects.toThrow('checks no files');
      expect(workers).toEqual([]);
    } finally {
      Reflect.deleteProperty(globalThis, Symbol.for('vitrine'));
    }
  });

  it('that does not answer is ended; one that fails at a picture goes on', async () => {
    const decoder = await start();
    plan.answers = false;
    const failing = decoder.decode(copy(), OPTIONS);
    workers[0]?.answer(workers[0].jobs[0] as Job, { failed: true });
    await expect(failing).rejects.toThrow('decode');
    expect(decoder.isFree()).toBe(true);
    const hanging = decoder.decode(copy(), OPTIONS);
    hanging.catch(ignore);
    await advance(ANSWER_TIMEOUT);
    await expect(hanging).rejects.toThrow('answer');
    expect(workers[0]?.isEnded).toBe(true);
  });
});

describe('the decoders of a camera', () => {
  it('are one at first, and one more after three pictures without room, no more than the cores but one', async () => {
    const reader = decoderReader(OPTIONS);
    await advance(2);
    plan.answers = false;
    for (let picture = 0; picture < 40; picture++) {
      if (reader.isFree()) reader.read(video, AREA).catch(ignore);
      else reader.wasBusy?.();
      await advance(2);
      if (picture === 3) expect(workers).toHaveLength(1 + 1);
    }
    expect(workers).toHaveLength(3);
    reader.close();
    expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
  });

  it('are replaced when they end by themselves', async () => {
    const reader = decoderReader(OPTIONS);
    await advance(2);
    plan.answers = false;
    const reading = reader.read(video, AREA);
    reading.catch(ignore);
    await advance(0);
    workers[0]?.onerror?.({});
    await expect(reading).rejects.toThrow('failed');
    await advance(2);
    expect(workers).toHaveLength(2);
    expect(reader.isFree()).toBe(true);
    reader.close();
  });

  it('decode in the page where no worker may start, and ask for none again', async () => {
    plan.isRefused = true;
    page.picture = held(VIN);
    for (const _ of [1, 2]) {
      const reader = decoderReader(OPTIONS);
      await advance(1);
      const reading = reader.read(video, AREA);
      await advance(500);
      expect((await reading).readings.map(({ text }) => text)).toEqual([VIN]);
      reader.close();
      plan.isRefused = false;
    }
    expect(workers).toHaveLength(0);
  });

  it('that open after the end are closed', async () => {
    decoderReader(OPTIONS).close();
    await advance(2);
    expect(workers[0]?.isEnded).toBe(true);
  });
});

describe('a frame', () => {
  it('is the plane of greys where the browser has it, in a buffer that is used again', async () => {
    const buffers = new Set<unknown>();
    let isClosed = 0;
    vi.stubGlobal(
      'VideoFrame',
      class {
        visibleRect = { x: 0, y: 0, width: 640, height: 480 };
        format = 'I420';
        allocationSize = () => (AREA.width * AREA.height * 3) / 2;
        close = () => isClosed++;
        async copyTo(buffer: ArrayBuffer, { rect }: { rect: object }) {
          expect(rect).toEqual(AREA);
          buffers.add(buffer);
          new Uint8Array(buffer).fill(90);
          return [{ offset: 0, stride: AREA.width }];
        }
      },
    );
    const reader = decoderReader(OPTIONS);
    await advance(2);
    for (let picture = 0; picture < 3; picture++) {
      const reading = reader.read(video, AREA);
      await advance(2);
      await reading;
    }
    expect(workers[0]?.jobs.map(({ frame }) => [frame.pixels[0], frame.pixels.length])).toEqual(
      Array(3).fill([90, AREA.width * AREA.height]),
    );
    expect(buffers.size).toBe(1);
    expect(isClosed).toBe(3);
    expect(page.grabbed).toEqual([]);
    reader.close();
  });
});

describe('the browser’s own detector', () => {
  const seen: Seen[] = [];
  const scan = () => startScan({ ...OPTIONS, video, area: () => AREA, onSeen: (each) => seen.push(each) });
  const stub = (formats: string[], detect: () => Promise<object[]>) =>
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        static getSupportedFormats = async () => formats;
        detect = detect;
      },
    );
  beforeEach(() => {
    seen.length = 0;
  });

  it('is used where it knows every format', async () => {
    stub(['code_39', 'qr_code'], async () => [{ rawValue: VIN, format: 'code_39' }]);
    const end = scan();
    await advance(SCAN_EVERY + 10);
    expect(seen[0]?.readings).toEqual([{ text: VIN, format: 'code_39', lines: 0 }]);
    expect(workers).toHaveLength(0);
    end();
    await advance(SCAN_EVERY * 3);
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['does not know them all', ['qr_code'], async () => []],
    ['does not work on the device', ['code_39'], () => Promise.reject(new Error('service unavailable'))],
  ])('gives way to ours where it %s', async (_name, formats, detect) => {
    stub(formats, detect);
    const end = scan();
    await advance(SCAN_EVERY * 3 + 20);
    expect(workers).toHaveLength(1);
    expect(seen.at(-1)?.readings).toEqual([READING]);
    end();
  });
});
