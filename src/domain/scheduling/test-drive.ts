/** Times and ratings of test drives (spec cars#scheduling). */
import type { Labels } from '../text/labels';

export const TEST_DRIVE_TIMES = ['morning', 'afternoon'] as const;
export type TestDriveTime = (typeof TEST_DRIVE_TIMES)[number];
export const TEST_DRIVE_TIME_LABELS: Labels<TestDriveTime> = {
  'pt-BR': { morning: 'Manhã', afternoon: 'Tarde' },
  'es-AR': { morning: 'Mañana', afternoon: 'Tarde' },
};

/** 1 to 5; the labels of 2 to 4 are ours. */
export const TEST_DRIVE_RATINGS = ['1', '2', '3', '4', '5'] as const;
export type TestDriveRating = (typeof TEST_DRIVE_RATINGS)[number];
export const TEST_DRIVE_RATING_LABELS: Labels<TestDriveRating> = {
  'pt-BR': { 1: 'Muito ruim', 2: 'Ruim', 3: 'Regular', 4: 'Bom', 5: 'Muito bom' },
  'es-AR': { 1: 'Muy malo', 2: 'Malo', 3: 'Regular', 4: 'Bueno', 5: 'Muy bueno' },
};
