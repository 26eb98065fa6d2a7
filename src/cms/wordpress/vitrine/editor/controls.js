/** The controls of a widget's attributes in the block inspector. */
((wp, data) => {
  const { createElement: h, Fragment } = wp.element;
  const { PanelBody, TextControl, ToggleControl, SelectControl, CheckboxControl, BaseControl } =
    wp.components;
  const { texts } = data;

  /** Texts that have an address' shape: http, https, or without a scheme. */
  const isAddress = (text) => !/^[^/?#]*:/.test(text) || /^https?:/i.test(text);

  function List({ attribute, label, value, onChange }) {
    const chosen = Array.isArray(value) ? value : [];
    const toggle = (word, on) => {
      const others = chosen.filter((each) => each !== word);
      const next = on ? [...others, word] : others;
      onChange(next.length > 0 ? next : undefined);
    };
    const order = chosen.length > 1 ? `${texts['in-order']} ${chosen.join(', ')}.` : texts.all;
    return h(
      BaseControl,
      { help: `${attribute.text} ${order}`, className: 'vitrine-list' },
      h('fieldset', null, [
        h('legend', { key: 'legend', className: 'vitrine-label' }, label),
        ...attribute.words.map((word) =>
          h(CheckboxControl, {
            key: word,
            label: word,
            checked: chosen.includes(word),
            onChange: (on) => toggle(word, on),
          }),
        ),
      ]),
    );
  }

  function Option({ attribute, label, value, onChange }) {
    const { default: usual, words, text } = attribute;
    const absent = usual ? `${usual} (${texts.default.toLowerCase()})` : texts.default;
    return h(SelectControl, {
      label,
      help: text,
      value: value ?? '',
      options: [
        { value: '', label: absent },
        ...words.filter((word) => word !== usual).map((word) => ({ value: word, label: word })),
      ],
      onChange: (word) => onChange(word || undefined),
    });
  }

  /** The control of one attribute, by its kind. */
  function Control(props) {
    const { attribute, label, value, onChange } = props;
    const { kind, text } = attribute;
    if (kind === 'list') return h(List, props);
    if (kind === 'option') return h(Option, props);
    if (kind === 'flag')
      return h(ToggleControl, {
        label,
        help: text,
        checked: value === true,
        onChange: (on) => onChange(on || undefined),
      });
    const number = kind === 'number';
    const wrong = kind === 'address' && value && !isAddress(value);
    return h(TextControl, {
      label,
      help: wrong ? `${texts['not-an-address']} ${text}` : text,
      type: number ? 'number' : 'text',
      value: value ?? '',
      onChange: (written) => {
        if (written === '') onChange(undefined);
        else onChange(number ? Number(written) : written);
      },
    });
  }

  /** The panels of a block's inspector; when a widget loads is a matter of the few, below. */
  data.Controls = function Controls({ widget, attributes, setAttributes }) {
    const control = (attribute) => {
      const { name, label } = attribute;
      const required = widget.requires.includes(name);
      return h(Control, {
        key: name,
        attribute,
        label: required ? `${label} (${texts.required})` : label,
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
      });
    };
    const offered = widget.attributes.filter(({ deprecated }) => !deprecated);
    const own = offered.filter(({ name }) => name !== 'load');
    const load = offered.filter(({ name }) => name === 'load');
    return h(
      Fragment,
      null,
      own.length > 0 && h(PanelBody, { title: texts.attributes }, own.map(control)),
      load.length > 0 && h(PanelBody, { title: texts.loading, initialOpen: false }, load.map(control)),
    );
  };
})(window.wp, window.vitrineEditor);
