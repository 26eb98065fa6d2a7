import { randomOf, type Scene } from './scene';

/** Codes of a label: a VIN wherever the kind can hold one. */
export const TEXTS: Readonly<Record<Scene['format'], string>> = {
  code_39: '9BD358AF6R1234567',
  code_93: '93Y4SRD64EJ281930',
  codabar: '4108270365',
  code_128: '8AP359A1XP8123456',
  itf: '17891234500013',
  qr_code: '9BWZZZ377VT004251',
  data_matrix: '988226175KKB12345',
  pdf417: '8AFAR23L9HJ456789',
};

/** Px of a module that shows a code across about two thirds of 640 px. */
export const MODULES: Readonly<Record<Scene['format'], number>> = {
  code_39: 1.5,
  code_93: 2.1,
  codabar: 2.6,
  code_128: 1.8,
  itf: 2.8,
  qr_code: 7,
  data_matrix: 7,
  pdf417: 2.6,
};

export const FORMATS = Object.keys(TEXTS) as Scene['format'][];

/** One thing that disturbs at a time, as strong as people meet it. */
export const DISTURBANCES: Readonly<Record<string, Omit<Scene, 'format' | 'text'>>> = {
  none: {},
  'turned 15°': { rotation: 15 },
  'turned 45°': { rotation: 45 },
  'turned 90°': { rotation: 90 },
  blurred: { blur: 1.1 },
  moved: { motion: 3 },
  dim: { dim: 0.85, noise: 4 },
  noisy: { noise: 22 },
  glare: { glare: 0.45 },
  shadow: { shadow: 0.8, noise: 4 },
  oblique: { perspective: 0.3 },
  scratched: { scratch: 0.25 },
};

/** Several of them at once, drawn by lot; the same 43 every time. */
export function hardScenes(): Scene[] {
  const random = randomOf(43);
  const between = (least: number, most: number) => least + random() * (most - least);
  // As labels of cars are: mostly bars, and most of these Code 39.
  const formats: Scene['format'][] = [
    'code_39',
    'code_128',
    'code_39',
    'code_93',
    'codabar',
    'code_39',
    'itf',
  ];
  return Array.from({ length: 43 }, (_, at) => {
    const format = formats[at % formats.length] ?? 'code_39';
    return {
      format,
      text: TEXTS[format],
      module: MODULES[format] * between(0.85, 1.1),
      rotation: (random() < 0.5 ? -1 : 1) * (random() < 0.65 ? between(0, 6) : between(6, 40)),
      blur: between(0.3, 1.05),
      motion: random() < 0.25 ? 2 : 0,
      dim: between(0, 0.6),
      noise: between(1, 7),
      glare: random() < 0.4 ? between(0.15, 0.4) : 0,
      shadow: random() < 0.4 ? between(0.2, 0.6) : 0,
      perspective: between(-0.25, 0.25),
      seed: at + 1,
    };
  });
}
