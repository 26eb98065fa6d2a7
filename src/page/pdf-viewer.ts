/**
 * Whether a frame can show a PDF to be read. Phones and tablets open one in a tab: Android has no viewer for frames, and
 * iOS shows only the first page in one, although it says that it has a viewer.
 */
export const showsPdfInFrames = (): boolean =>
  navigator.pdfViewerEnabled === true && !matchMedia('(pointer: coarse)').matches;
