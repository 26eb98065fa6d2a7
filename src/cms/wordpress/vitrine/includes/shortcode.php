<?php
/**
 * The shortcode: [vitrine lead-form model="pulse"], also with content until [/vitrine].
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the attributes of a shortcode by name; a word without a value is a flag.
 *
 * @param array|string $given by WordPress: an array, or an empty text.
 * @return array{0: string, 1: array} The first word, and the attributes.
 */
function vitrine_shortcode_parts( $given ) {
	$values = array();
	$words  = array();
	foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
		if ( is_int( $name ) ) {
			$words[] = strtolower( $value );
		} else {
			$values[ $name ] = html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 );
		}
	}
	$name = preg_replace( '/^vt-/', '', (string) array_shift( $words ) );
	return array( $name, $values + array_fill_keys( $words, true ) );
}

/**
 * Returns the widget of a shortcode; for an unknown one its content, and for editors what is wrong.
 *
 * @param array|string $given   Attributes.
 * @param string|null  $content Between the tags.
 * @return string
 */
function vitrine_shortcode( $given, $content = null ) {
	list( $name, $values ) = vitrine_shortcode_parts( $given );
	$children              = do_shortcode( (string) $content );
	if ( isset( vitrine_widgets()[ $name ] ) ) {
		return vitrine_element( $name, $values, $children );
	}
	if ( ! current_user_can( 'edit_posts' ) ) {
		return $children;
	}
	$names = implode( ', ', array_keys( vitrine_widgets() ) );
	return sprintf( '<p><strong>%s</strong></p>', esc_html( vitrine_text( 'unknown-widget', $name, $names ) ) ) . $children;
}

add_action(
	'init',
	function () {
		add_shortcode( 'vitrine', 'vitrine_shortcode' );
	}
);
