<?php
/**
 * A block for each widget, rendered by the server.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** Types of the block attributes in the content, by the kind of the widget's attribute. */
const VITRINE_TYPES = array(
	'flag'    => 'boolean',
	'number'  => 'number',
	'list'    => 'array',
	'text'    => 'string',
	'address' => 'string',
	'option'  => 'string',
);

/**
 * Returns HTML without the tag of its only paragraph: a fallback of one line is phrasing content.
 *
 * @param string $html of the inner blocks.
 * @return string
 */
function vitrine_unwrap_paragraph( $html ) {
	$html = trim( $html );
	return preg_match( '/^<p[^>]*>((?:(?!<\/?p[\s>]).)*)<\/p>$/s', $html, $match ) ? $match[1] : $html;
}

/**
 * Returns what the editor has to know of a widget, in the language of the reader.
 *
 * @param array $widget of the generated table.
 * @return array
 */
function vitrine_editor_data( $widget ) {
	$attributes = array();
	foreach ( $widget['attributes'] as $attribute ) {
		foreach ( array( 'label', 'text' ) as $key ) {
			$attribute[ $key ] = vitrine_in_language( $attribute[ $key ] );
		}
		$attributes[] = $attribute;
	}
	return array(
		'name'       => $widget['name'],
		'tag'        => $widget['tag'],
		'attributes' => $attributes,
		'requires'   => $widget['requires'],
		'example'    => (object) $widget['example'],
		'children'   => vitrine_in_language( $widget['children'] ),
	);
}

/** Registers the scripts of the editor with the data that they read. */
function vitrine_register_editor_scripts() {
	$version = vitrine_version();
	$scripts = array(
		'controls' => array( 'wp-element', 'wp-components', 'wp-block-editor' ),
		'preview'  => array( 'wp-element', 'wp-components', 'wp-blocks', 'wp-url' ),
		'blocks'   => array( 'wp-element', 'wp-blocks', 'wp-block-editor', 'wp-data', 'vitrine-controls', 'vitrine-preview' ),
	);
	foreach ( $scripts as $name => $needs ) {
		wp_register_script( "vitrine-$name", plugins_url( "editor/$name.js", VITRINE_FILE ), $needs, $version, true );
	}
	wp_register_style( 'vitrine-editor', plugins_url( 'editor/editor.css', VITRINE_FILE ), array(), $version );
}

/** Gives the editor's scripts their data. */
function vitrine_add_editor_data() {
	$texts = array();
	foreach ( array( 'attributes', 'loading', 'fallback', 'fallback-help', 'preview', 'preview-title', 'default', 'all', 'in-order', 'required', 'not-an-address' ) as $key ) {
		$texts[ $key ] = vitrine_text( $key );
	}
	$data = array(
		'widgets' => array_map( 'vitrine_editor_data', array_values( vitrine_widgets() ) ),
		'texts'   => $texts,
		'preview' => vitrine_preview_address(),
	);
	wp_add_inline_script( 'vitrine-controls', 'window.vitrineEditor = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', 'vitrine_add_editor_data' );

/**
 * Registers the block of a widget.
 *
 * @param array $widget of the generated table.
 */
function vitrine_register_block( $widget ) {
	// The id of the tag, to which links of the page lead.
	$attributes = array( 'anchor' => array( 'type' => 'string' ) );
	foreach ( $widget['attributes'] as $attribute ) {
		$attributes[ $attribute['name'] ] = array( 'type' => VITRINE_TYPES[ $attribute['kind'] ] );
		if ( 'text' === $attribute['kind'] && in_array( $attribute['name'], $widget['requires'], true ) ) {
			$attributes[ $attribute['name'] ]['default'] = '';
		}
	}
	register_block_type(
		'vitrine/' . $widget['name'],
		array(
			'api_version'     => 2,
			'title'           => vitrine_in_language( $widget['title'] ),
			'description'     => vitrine_in_language( $widget['about'] ),
			'category'        => 'vitrine',
			'icon'            => $widget['icon'],
			'keywords'        => array( 'vitrine', $widget['tag'] ),
			'attributes'      => $attributes,
			'supports'        => array(
				'align'    => array( 'wide', 'full' ),
				'anchor'   => true,
				'html'     => false,
				// A deprecated widget stays on the pages that have it.
				'inserter' => empty( $widget['deprecated'] ),
			),
			'editor_script'   => 'vitrine-blocks',
			'editor_style'    => 'vitrine-editor',
			'render_callback' => function ( $values, $content ) use ( $widget ) {
				$id      = isset( $values['anchor'] ) && '' !== $values['anchor'] ? array( 'id' => $values['anchor'] ) : array();
				$wrapper = get_block_wrapper_attributes( $id );
				return vitrine_element( $widget['name'], $values, vitrine_unwrap_paragraph( $content ), $wrapper );
			},
		)
	);
}

add_action(
	'init',
	function () {
		vitrine_register_editor_scripts();
		foreach ( vitrine_widgets() as $widget ) {
			vitrine_register_block( $widget );
		}
	}
);

add_filter(
	'block_categories_all',
	function ( $categories ) {
		return array_merge( $categories, array( array( 'slug' => 'vitrine', 'title' => 'Vitrine' ) ) );
	}
);
