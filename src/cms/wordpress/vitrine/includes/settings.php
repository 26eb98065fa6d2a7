<?php
/**
 * The plugin's settings: how each one is checked, and what of them the page says.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** The name of the option with all settings. */
const VITRINE_OPTION = 'vitrine_settings';

/**
 * Returns the fields of the metadata by name, without vitrine:.
 *
 * @return array
 */
function vitrine_fields() {
	$fields = array();
	foreach ( vitrine_table( 'generated/settings.json' )['groups'] as $group ) {
		foreach ( $group['fields'] as $field ) {
			$fields[ $field['name'] ] = $field;
		}
	}
	return $fields;
}

/**
 * Returns all settings as text by name; an absent one is empty.
 *
 * @return array
 */
function vitrine_settings() {
	$stored = get_option( VITRINE_OPTION );
	$names  = array_merge( array( 'script', 'base', 'integrity', 'services', 'addresses', 'pages', 'heights', 'first-view' ), array_keys( vitrine_fields() ) );
	$stored = array_filter( is_array( $stored ) ? $stored : array(), 'is_string' );
	return array_merge( array_fill_keys( $names, '' ), array_intersect_key( $stored, array_flip( $names ) ) );
}

/**
 * Whether a text is an address of a script or a service, as the library reads it; {service} stands for a name.
 *
 * @param string $text The text.
 * @return bool
 */
function vitrine_is_base( $text ) {
	return (bool) preg_match( '/^(https?:\/\/|\.{0,2}\/)./i', $text ) && ! preg_match( '/\s/', $text ) && vitrine_is_address( $text );
}

/**
 * Returns the addresses of single services, of lines such as `car https://cars.example/api`.
 *
 * @param string $text The lines.
 * @return array|null Address by service; null if a line is not valid.
 */
function vitrine_service_addresses( $text ) {
	$known     = vitrine_table( 'generated/settings.json' )['services'];
	$addresses = array();
	foreach ( array_filter( array_map( 'trim', explode( "\n", $text ) ) ) as $line ) {
		$parts = preg_split( '/[\s=]+/', $line, 2 );
		if ( 2 !== count( $parts ) || ! in_array( $parts[0], $known, true ) || ! vitrine_is_base( $parts[1] ) ) {
			return null;
		}
		$addresses[ $parts[0] ] = $parts[1];
	}
	return $addresses;
}

/**
 * Whether a setting's text is valid.
 *
 * @param string $name The setting.
 * @param string $text Not empty.
 * @return bool
 */
function vitrine_is_setting( $name, $text ) {
	if ( in_array( $name, array( 'script', 'base', 'services' ), true ) ) {
		return vitrine_is_base( $text );
	}
	if ( 'addresses' === $name ) {
		return null !== vitrine_service_addresses( $text );
	}
	if ( 'integrity' === $name ) {
		return (bool) preg_match( '/^sha(256|384|512)-[A-Za-z0-9+\/]+=*$/', $text );
	}
	$words = array(
		'pages'      => array( 'always' ),
		'heights'    => array( 'file' ),
		'first-view' => array( 'off' ),
	);
	$field = vitrine_fields()[ $name ] ?? array();
	$words = $words[ $name ] ?? $field['words'] ?? null;
	return $words ? in_array( $text, $words, true ) : (bool) preg_match( '~' . str_replace( '~', '\~', $field['pattern'] ) . '~iD', $text );
}

/**
 * Checks the settings of the form. An invalid one keeps its former value, and the screen says so.
 *
 * @param mixed $input of the form.
 * @return array
 */
function vitrine_sanitize_settings( $input ) {
	$settings = vitrine_settings();
	foreach ( $settings as $name => $former ) {
		$value = is_array( $input ) ? ( $input[ $name ] ?? '' ) : '';
		$text  = is_string( $value ) ? trim( str_replace( "\r", '', wp_check_invalid_utf8( $value ) ) ) : '';
		if ( '' === $text || vitrine_is_setting( $name, $text ) ) {
			$settings[ $name ] = $text;
			continue;
		}
		add_settings_error( VITRINE_OPTION, "vitrine-$name", vitrine_text( 'invalid', vitrine_setting_label( $name ) ) );
	}
	return array_filter( $settings, 'strlen' );
}

/**
 * Returns the page's metadata: content by name, with vitrine:.
 *
 * @return array
 */
function vitrine_metadata() {
	$settings = vitrine_settings();
	$metadata = array();
	foreach ( array_keys( vitrine_fields() ) as $name ) {
		$metadata[ "vitrine:$name" ] = $settings[ $name ];
	}
	if ( '' === $settings['language'] ) {
		$metadata['vitrine:language'] = 0 === strpos( get_locale(), 'es' ) ? 'es-AR' : 'pt-BR';
	}
	$metadata['vitrine:services'] = $settings['services'];
	$metadata['vitrine:base']     = $settings['base'];
	foreach ( vitrine_service_addresses( $settings['addresses'] ) ?? array() as $service => $address ) {
		$metadata[ "vitrine:service:$service" ] = $address;
	}
	return array_filter( $metadata, 'strlen' );
}
