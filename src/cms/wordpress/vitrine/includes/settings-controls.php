<?php
/**
 * The controls of the settings.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the label of a setting in the language of the reader.
 *
 * @param string $name The setting.
 * @return string
 */
function vitrine_setting_label( $name ) {
	$field = vitrine_fields()[ $name ] ?? null;
	return $field ? vitrine_in_language( $field['label'] ) : vitrine_text( "label-$name" );
}

/**
 * Prints a choice among words; the first one is the setting's absence.
 *
 * @param string $name  The setting.
 * @param string $value The current one.
 * @param array  $words Text by value.
 */
function vitrine_print_select( $name, $value, $words ) {
	printf( '<select id="vitrine-%1$s" name="%2$s[%1$s]" aria-describedby="vitrine-%1$s-help">', esc_attr( $name ), esc_attr( VITRINE_OPTION ) );
	foreach ( $words as $word => $text ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $word ), selected( $value, $word, false ), esc_html( $text ) );
	}
	echo '</select>';
}

/**
 * Prints a checkbox that is on by default: on is the setting's absence.
 *
 * @param string $name  The setting.
 * @param string $value The current one: off, or an empty text.
 * @param string $text  What it says.
 */
function vitrine_print_checkbox( $name, $value, $text ) {
	// The form sends the last field of a name; a box without its tick is not sent.
	printf( '<input type="hidden" name="%2$s[%1$s]" value="off"><label><input type="checkbox" id="vitrine-%1$s" name="%2$s[%1$s]" value=""%3$s aria-describedby="vitrine-%1$s-help"> %4$s</label>', esc_attr( $name ), esc_attr( VITRINE_OPTION ), checked( $value, '', false ), esc_html( $text ) );
}

/**
 * Prints the control of a setting and its help.
 *
 * @param array $args name, help and, for a choice, words.
 */
function vitrine_print_field( $args ) {
	$name  = $args['name'];
	$value = vitrine_settings()[ $name ];
	if ( isset( $args['words'] ) ) {
		vitrine_print_select( $name, $value, $args['words'] );
	} elseif ( 'first-view' === $name ) {
		vitrine_print_checkbox( $name, $value, vitrine_text( 'first-view-on' ) );
	} elseif ( 'addresses' === $name ) {
		printf( '<textarea id="vitrine-%1$s" name="%2$s[%1$s]" rows="4" class="large-text code" aria-describedby="vitrine-%1$s-help">%3$s</textarea>', esc_attr( $name ), esc_attr( VITRINE_OPTION ), esc_textarea( $value ) );
	} else {
		$long = in_array( $name, array( 'script', 'base', 'integrity', 'services', 'lead-without-cpf' ), true );
		printf( '<input type="text" id="vitrine-%1$s" name="%2$s[%1$s]" value="%3$s" class="%4$s code" placeholder="%5$s" autocomplete="off" spellcheck="false" aria-describedby="vitrine-%1$s-help">', esc_attr( $name ), esc_attr( VITRINE_OPTION ), esc_attr( $value ), $long ? 'large-text' : 'regular-text', esc_attr( vitrine_fields()[ $name ]['example'] ?? '' ) );
	}
	printf( '<p class="description" id="vitrine-%s-help">%s</p>', esc_attr( $name ), esc_html( $args['help'] ) );
}

/**
 * Returns what a field of the metadata does: the plugin's own text where its choices have names, else that of the tag.
 *
 * @param array $field of the generated table.
 * @return string
 */
function vitrine_help_of( $field ) {
	$own = vitrine_table( 'texts.json' )[ "help-{$field['name']}" ] ?? $field['text'];
	return vitrine_in_language( $own );
}

/**
 * Returns the choices of a field: text by value.
 *
 * @param array  $field  of the generated table.
 * @param string $absent The text of the setting's absence.
 * @return array|null Null if the field is a text.
 */
function vitrine_words_of( $field, $absent ) {
	if ( ! isset( $field['words'] ) ) {
		return null;
	}
	$choices = array( '' => $absent );
	foreach ( $field['words'] as $word ) {
		$choices[ $word ] = isset( $field['names'][ $word ] ) ? vitrine_in_language( $field['names'][ $word ] ) : $word;
	}
	return $choices;
}
