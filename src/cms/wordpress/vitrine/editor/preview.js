/** A widget as visitors see it, in a page of its own within the block. */
((wp, data) => {
  const { createElement: h, useEffect, useRef, useState } = wp.element;
  const { Spinner } = wp.components;
  /** Milliseconds without a change after which the preview loads again. */
  const PAUSE = 600;
  /** Least height of the frame in px. */
  const LEAST = 48;
  /** Longest inner content that an address can carry. */
  const LONGEST = 4000;

  /** Returns the address of the preview with these attributes. */
  function addressOf(widget, attributes, children) {
    const values = Object.fromEntries(
      widget.attributes.flatMap(({ name }) =>
        attributes[name] === undefined ? [] : [[name, attributes[name]]],
      ),
    );
    return wp.url.addQueryArgs(data.preview, {
      widget: widget.name,
      values: JSON.stringify(values),
      children: children.length > LONGEST ? '' : children,
    });
  }

  /** Returns an address once it has not changed for a while; the first one at once. */
  function useCalm(address) {
    const [calm, setCalm] = useState(address);
    useEffect(() => {
      const timer = setTimeout(() => setCalm(address), PAUSE);
      return () => clearTimeout(timer);
    }, [address]);
    return calm;
  }

  /** Returns the height that the page in the frame reports. */
  function useHeight(frame) {
    const [height, setHeight] = useState(0);
    useEffect(() => {
      // The canvas of the editor can be a page of its own.
      const canvas = frame.current.ownerDocument.defaultView;
      const listen = ({ source, origin, data: message }) => {
        const ours = source === frame.current?.contentWindow && origin === window.location.origin;
        if (ours && typeof message?.vitrineHeight === 'number') setHeight(message.vitrineHeight);
      };
      canvas.addEventListener('message', listen);
      return () => canvas.removeEventListener('message', listen);
    }, [frame]);
    return height;
  }

  data.Preview = function Preview({ widget, title, attributes, children }) {
    const frame = useRef(null);
    const src = useCalm(addressOf(widget, attributes, children));
    const height = useHeight(frame);
    return h(
      'div',
      { className: 'vitrine-preview' },
      height === 0 && h('p', { className: 'vitrine-wait' }, h(Spinner), data.texts.preview),
      h('iframe', {
        ref: frame,
        src,
        title: `${data.texts['preview-title']} ${title}`,
        // Not to be used: a click selects the block, and nothing is sent.
        tabIndex: -1,
        inert: '',
        sandbox: 'allow-scripts allow-same-origin',
        style: { height: Math.max(height, LEAST) },
      }),
    );
  };
})(window.wp, window.vitrineEditor);
