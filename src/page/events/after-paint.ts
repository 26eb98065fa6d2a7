/** Calls back once the next frame is painted, or soon where nobody sees it; returns what takes it back. */
export function afterPaint(done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(done);
  });
  // A tab in the background has no frames.
  timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    done();
  }, 200);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
