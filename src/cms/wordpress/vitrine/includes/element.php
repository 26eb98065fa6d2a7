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
 * Returns the attributes of a widget that are written: texts by name, and true for a flag. Invalid values are dropped; an
 * empty text is written only where the attribute is required.
 *
 * @param array $widget of the generated table.
 * @param array $values by attribute name.
 * @return array
 */
function vitrine_written( $widget, $values ) {
	$written = array();
	foreach ( $widget['attributes'] as $attribute ) {
		$name  = $attribute['name'];
		$value = isset( $values[ $name ] ) ? vitrine_value( $attribute, $values[ $name ] ) : null;
		if ( null !== $value && ( '' !== $value || in_array( $name, $widget['requires'], true ) ) ) {
			$written[ $name ] = $value;
		}
	}
	return $written;
}

/**
 * Returns a widget's tag.
 *
 * @param string $name       of the widget, without vt-.
 * @param array  $values     by attribute name.
 * @param string $children   HTML of the author, shown until the widget is ready.
 * @param string $wrapper    Further attributes, escaped.
 * @param bool   $first_view Whether with its first view, where it has one.
 * @return string
 */
function vitrine_element( $name, $values, $children = '', $wrapper = '', $first_view = true ) {
	$widget = vitrine_widgets()[ $name ];
	vitrine_on_page( $name );
	$written    = vitrine_written( $widget, $values );
	$attributes = '';
	foreach ( $written as $attribute => $value ) {
		$attributes .= true === $value ? " $attribute" : sprintf( ' %s="%s"', $attribute, esc_attr( $value ) );
	}
	$attributes .= '' === $wrapper ? '' : " $wrapper";
	$view        = $first_view ? vitrine_first_view( $name, $written ) : '';
	return sprintf( '<%1$s%2$s>%3$s%4$s</%1$s>', $widget['tag'], $attributes, $view, $children );
}
