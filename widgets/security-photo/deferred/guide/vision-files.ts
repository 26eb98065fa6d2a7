import { knownSingleton } from '#page/core/page-singleton';

/**
 * The files of @mediapipe/tasks-vision that are no part of a bundle: beside the chunks, where scripts/build/vision-files.mjs
 * copies them to once these are built.
 */
const loader = () =>
  new URL(/* @vite-ignore */ '../vision/0.10.35/vision_wasm_module_internal.js', import.meta.url).href;
export const wasmAddress = (): string =>
  new URL(/* @vite-ignore */ '../vision/0.10.35/vision_wasm_module_internal.wasm', import.meta.url).href;

/**
 * Imports the loader of the WebAssembly. The package would load it by a script tag, which pages with trusted types refuse.
 * Some browsers cache a failure by its address; on a page that checks all files the next is one that its import map can have
 * (element/script.ts).
 */
export const importLoader = (address = loader()): Promise<{ default: unknown }> =>
  import(/* @vite-ignore */ address).catch(
    () =>
      import(/* @vite-ignore */ `${address}?retry${knownSingleton('checksFiles') ? '' : `=${Date.now()}`}`),
  );
