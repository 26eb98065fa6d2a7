/** The blocks of the widgets: the server renders them; the content stores the attributes and the fallback. */
((wp, data) => {
  const { createElement: h, Fragment } = wp.element;
  const { createBlock, getBlockType, registerBlockType, serialize } = wp.blocks;
  const { InnerBlocks, InspectorControls, useBlockProps, useInnerBlocksProps } = wp.blockEditor;
  const { useSelect } = wp.data;
  const { Controls, Preview, texts } = data;

  const nameOf = (widget) => `vitrine/${widget.name}`;
  const paragraph = (content) => ['core/paragraph', { content }];

  function Edit({ widget, attributes, setAttributes, clientId, isSelected }) {
    const { inner, open } = useSelect(
      (select) => {
        const editor = select('core/block-editor');
        return {
          inner: editor.getBlocks(clientId),
          open: isSelected || editor.hasSelectedInnerBlock(clientId, true),
        };
      },
      [clientId, isSelected],
    );
    const fallback = useInnerBlocksProps(
      { className: 'vitrine-fallback-content' },
      { template: [paragraph(widget.children.replace(/\n\s*/g, ' '))] },
    );
    return h(
      'div',
      useBlockProps({ className: `vitrine-block${open ? ' is-open' : ''}` }),
      h(InspectorControls, null, h(Controls, { widget, attributes, setAttributes })),
      h(Preview, {
        widget,
        title: getBlockType(nameOf(widget)).title,
        attributes,
        children: serialize(inner),
      }),
      h(
        'div',
        { className: 'vitrine-fallback' },
        h(
          'p',
          { className: 'vitrine-fallback-title' },
          h('strong', null, texts.fallback),
          ` ${texts['fallback-help']}`,
        ),
        h('div', fallback),
      ),
    );
  }

  /** Returns the block attributes of texts, as of a tag or a shortcode. */
  function valuesOf(widget, textOf) {
    const parse = {
      flag: (text) => text !== 'false',
      number: (text) => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined),
      list: (text) => text.split(/[\s,]+/).filter(Boolean),
    };
    return Object.fromEntries(
      widget.attributes.flatMap(({ name, kind }) => {
        const text = textOf(name);
        const value = typeof text === 'string' ? (parse[kind]?.(text) ?? text) : undefined;
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  const innerOf = (html) => (html.trim() ? [createBlock(...paragraph(html.trim()))] : []);

  /** A pasted tag becomes the block. */
  const fromTag = (widget) => ({
    type: 'raw',
    isMatch: (node) => node.nodeName.toLowerCase() === widget.tag,
    schema: ({ phrasingContentSchema }) => ({
      [widget.tag]: {
        attributes: widget.attributes.map(({ name }) => name),
        children: phrasingContentSchema,
      },
    }),
    transform: (node) =>
      createBlock(
        nameOf(widget),
        valuesOf(widget, (name) => node.getAttribute(name)),
        innerOf(node.innerHTML),
      ),
  });

  const wordsOf = ({ numeric }) => numeric.map((word) => word.replace(/^vt-/, ''));

  /** A shortcode becomes the block. */
  const fromShortcode = (widget) => ({
    type: 'shortcode',
    tag: 'vitrine',
    isMatch: (found) => wordsOf(found)[0] === widget.name,
    transform: ({ named, ...found }, { shortcode }) =>
      createBlock(
        nameOf(widget),
        valuesOf(widget, (name) => named[name] ?? (wordsOf(found).slice(1).includes(name) ? '' : null)),
        innerOf(shortcode.content ?? ''),
      ),
  });

  for (const widget of data.widgets) {
    registerBlockType(nameOf(widget), {
      example: { attributes: widget.example, viewportWidth: 900 },
      edit: (props) => h(Edit, { widget, ...props }),
      save: () => h(Fragment, null, h(InnerBlocks.Content)),
      transforms: { from: [fromTag(widget), fromShortcode(widget)] },
    });
  }
})(window.wp, window.vitrineEditor);
