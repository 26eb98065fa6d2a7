<?php
/**
 * What a widget's attribute may contain.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** Longest text of an attribute, in bytes. */
const VITRINE_LONGEST = 2000;

/**
 * Whether a text is an address with the scheme http or https, or without a scheme.
 *
 * @param string $text The text.
 * @return bool
 */
function vitrine_is_address( $text ) {
	// Browsers remove line breaks and tabs from an address, and control characters before it.
	if ( '' === $text || strlen( $text ) > VITRINE_LONGEST || preg_match( '/[\x00-\x1f\x7f<>"`\\\\]/', $text ) ) {
		return false;
	}
	// A text with entities is read again where it becomes HTML once more.
	$decoded = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5 );
	if ( $decoded !== $text && ! vitrine_is_address( $decoded ) ) {
		return false;
	}
	return ! preg_match( '/^([^\/?#]*?):/', $text, $match ) || in_array( strtolower( $match[1] ), array( 'http', 'https' ), true );
}

/**
 * Returns the known words of a list, each once, in the author's order.
 *
 * @param mixed    $value A text with spaces or commas, or an array.
 * @param string[] $words The known ones.
 * @return string[]
 */
function vitrine_words( $value, $words ) {
	$named = is_array( $value ) ? array_filter( $value, 'is_string' ) : preg_split( '/[\s,]+/', (string) $value );
	return array_values( array_unique( array_intersect( array_map( 'strtolower', $named ), $words ) ) );
}

/**
 * Returns the text of an attribute as it is written, or null if the value is not valid.
 *
 * @param array $attribute of the generated table: kind, name and words.
 * @param mixed $value     The author's.
 * @return string|true|null True for a flag, which has no value.
 */
function vitrine_value( $attribute, $value ) {
	$kind = $attribute['kind'];
	if ( 'flag' === $kind ) {
		$on = array( '', '1', 'true', $attribute['name'] );
		return true === $value || ( is_string( $value ) && in_array( strtolower( trim( $value ) ), $on, true ) ) ? true : null;
	}
	if ( 'list' === $kind ) {
		$words = is_array( $value ) || is_string( $value ) ? vitrine_words( $value, $attribute['words'] ) : array();
		return $words ? implode( ' ', $words ) : null;
	}
	if ( ! is_string( $value ) && ! is_int( $value ) && ! is_float( $value ) ) {
		return null;
	}
	$text = trim( (string) $value );
	if ( 'number' === $kind ) {
		return preg_match( '/^-?\d{1,15}(\.\d{1,6})?$/', $text ) ? $text : null;
	}
	if ( 'option' === $kind ) {
		$word = strtolower( $text );
		return in_array( $word, $attribute['words'], true ) ? $word : null;
	}
	if ( 'address' === $kind ) {
		return vitrine_is_address( $text ) ? $text : null;
	}
	return strlen( $text ) <= VITRINE_LONGEST && ! preg_match( '/[\x00-\x08\x0e-\x1f]/', $text ) ? $text : null;
}
