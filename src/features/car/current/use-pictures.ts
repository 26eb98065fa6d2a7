import { useEffect } from 'react';
import { prefetchWidget } from '#page/prefetch-widget';
import { serviceBase } from '#page/settings/service-bases';

/**
 * Loads the code of car pictures (CarPicture.tsx) beside the data that say which cars there are, for what shows pictures as
 * soon as it has its data: otherwise the first picture waits for two more round trips. Its calls go first if it follows them.
 */
export function usePictures(): void {
  useEffect(() => {
    if (serviceBase('assets')) prefetchWidget('vt-car-image');
  }, []);
}
