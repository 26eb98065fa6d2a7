<?php
/**
 * A widget's tag, and the names of the widgets on the page.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/**
 * Remembers that the page has a widget, and returns the names of all so far.
 *
 * @param string ...$names of widgets, without vt-; unknown ones are ignored.
 * @return string[]
 */
function vitrine_on_page( ...$names ) {
	static $all = array();
	foreach ( $names as $name ) {
		if ( isset( vitrine_widgets()[ $name ] ) ) {
			$all[ $name ] = true;
		}
	}
	return array_keys( $all );
}

/**
 * Returns the attributes of a widget as they are written. Invalid values are dropped; an empty text is written only
 * where the attribute is required.
 *
 * @param array $widget of the generated table.
 * @param array $values by attribute name.
 * @return string
 */
function vitrine_attributes( $widget, $values ) {
	$html = '';
	foreach ( $widget['attributes'] as $attribute ) {
		$name  = $attribute['name'];
		$value = isset( $values[ $name ] ) ? vitrine_value( $attribute, $values[ $name ] ) : null;
		if ( null !== $value && ( '' !== $value || in_array( $name, $widget['requires'], true ) ) ) {
			$html .= true === $value ? " $name" : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
	}
	return $html;
}

/**
 * Returns a widget's tag.
 *
 * @param string $name     of the widget, without vt-.
 * @param array  $values   by attribute name.
 * @param string $children HTML of the author, shown until the widget is ready.
 * @param string $wrapper  Further attributes, escaped.
 * @return string
 */
function vitrine_element( $name, $values, $children = '', $wrapper = '' ) {
	$widget = vitrine_widgets()[ $name ];
	vitrine_on_page( $name );
	$attributes = vitrine_attributes( $widget, $values ) . ( '' === $wrapper ? '' : " $wrapper" );
	return sprintf( '<%1$s%2$s>%3$s</%1$s>', $widget['tag'], $attributes, $children );
}
