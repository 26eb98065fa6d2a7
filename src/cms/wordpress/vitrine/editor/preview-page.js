/** Reports the height of the preview to the block around it. */
new ResizeObserver(() => {
  window.parent.postMessage({ vitrineHeight: document.body.scrollHeight }, window.location.origin);
}).observe(document.body);
