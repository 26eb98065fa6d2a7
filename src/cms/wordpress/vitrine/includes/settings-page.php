<?php
/**
 * The screen Settings > Vitrine.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds a field to a section of the screen.
 *
 * @param string $section id of the section.
 * @param string $name    The setting.
 * @param string $help    What it does.
 * @param array  $words   Text by value, for a choice.
 */
function vitrine_add_field( $section, $name, $help, $words = null ) {
	$args = array(
		'name'      => $name,
		'help'      => $help,
		'label_for' => "vitrine-$name",
	);
	if ( $words ) {
		$args['words'] = $words;
	}
	add_settings_field( "vitrine-$name", esc_html( vitrine_setting_label( $name ) ), 'vitrine_print_field', 'vitrine', $section, $args );
}

add_action(
	'admin_init',
	function () {
		register_setting(
			'vitrine',
			VITRINE_OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => 'vitrine_sanitize_settings',
				'show_in_rest'      => false,
			)
		);
		$nothing = '__return_null';
		$choices = array(
			'pages'   => array(
				''       => vitrine_text( 'pages-auto' ),
				'always' => vitrine_text( 'pages-always' ),
			),
			'heights' => array(
				''     => vitrine_text( 'heights-inline' ),
				'file' => vitrine_text( 'heights-file' ),
			),
		);
		$own     = array(
			'script'   => array( 'script', 'base', 'integrity', 'pages', 'first-view', 'heights' ),
			'services' => array( 'services', 'addresses' ),
		);
		foreach ( $own as $section => $names ) {
			add_settings_section( $section, esc_html( vitrine_text( "section-$section" ) ), $nothing, 'vitrine' );
			foreach ( $names as $name ) {
				vitrine_add_field( $section, $name, vitrine_text( "help-$name" ), $choices[ $name ] ?? null );
			}
		}
		foreach ( vitrine_table( 'generated/settings.json' )['groups'] as $group ) {
			add_settings_section( $group['id'], esc_html( vitrine_in_language( $group['title'] ) ), $nothing, 'vitrine' );
			foreach ( $group['fields'] as $field ) {
				// The language has a default of its own: that of the site.
				$absent = 'language' === $field['name'] ? vitrine_text( 'language-of-site' ) : vitrine_text( 'not-set' );
				vitrine_add_field( $group['id'], $field['name'], vitrine_help_of( $field ), vitrine_words_of( $field, $absent ) );
			}
		}
	}
);

/** Prints the screen. */
function vitrine_print_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	printf( '<div class="wrap"><h1>Vitrine</h1><p>%s</p><form action="options.php" method="post">', esc_html( vitrine_text( 'settings-intro' ) ) );
	settings_fields( 'vitrine' );
	do_settings_sections( 'vitrine' );
	submit_button();
	echo '</form></div>';
}

add_action(
	'admin_menu',
	function () {
		add_options_page( 'Vitrine', 'Vitrine', 'manage_options', 'vitrine', 'vitrine_print_settings_page' );
	}
);

add_action(
	'admin_enqueue_scripts',
	function ( $screen ) {
		if ( 'settings_page_vitrine' === $screen ) {
			wp_enqueue_style( 'vitrine-settings', plugins_url( 'editor/settings.css', VITRINE_FILE ), array(), vitrine_version() );
		}
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( VITRINE_FILE ),
	function ( $links ) {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=vitrine' ) ), esc_html( vitrine_text( 'settings' ) ) );
		return array_merge( array( $link ), $links );
	}
);
