<?php
/**
 * Installs WordPress, activates the plugin, and adds two users and a page of each way to write a widget.
 */

mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
$socket = dirname( getenv( 'VITRINE_SITE' ), 3 ) . '/db.sock';
( new mysqli( 'localhost', 'root', '', '', 0, $socket ) )->query( 'CREATE DATABASE wordpress CHARACTER SET utf8mb4' );

define( 'WP_INSTALLING', true );
require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_install( 'Fiat', $input['admin']['user'], 'admin@example.test', false, '', $input['admin']['password'], 'pt_BR' );
update_option( 'WPLANG', 'pt_BR' );
switch_theme( 'twentytwentyone' );
$author = wp_insert_user(
	array(
		'user_login' => $input['author']['user'],
		'user_pass'  => $input['author']['password'],
		'user_email' => 'autora@example.test',
		'role'       => 'author',
	)
);

$result = activate_plugin( 'vitrine/vitrine.php' );
if ( is_wp_error( $result ) ) {
	throw new RuntimeException( $result->get_error_message() );
}
do_action( 'init' );

update_option(
	'vitrine_settings',
	array(
		'script'             => $input['script'],
		'services'           => $input['services'],
		'brand'              => 'fiat',
		'country'            => 'BR',
		'market'             => 'c-BR',
		'lead-client-id'     => 'site',
		'lead-client-secret' => 'site-secret',
	)
);

$fallback = '<a href="/contato">Fale com a gente</a>';
$classic  = "Um parágrafo antes.\n\n<vt-lead-form model=\"pulse\">\n<p>$fallback</p>\n\n<ul><li>Ou ligue para nós</li></ul>\n</vt-lead-form>\n\nUm parágrafo depois.";
$pages    = array(
	add_page( 'Bloco', "<!-- wp:vitrine/lead-form {\"model\":\"pulse\",\"heading\":\"Fale com a Fiat\"} -->\n<!-- wp:paragraph -->\n<p>$fallback</p>\n<!-- /wp:paragraph -->\n<!-- /wp:vitrine/lead-form -->", 1 ),
	add_page( 'Shortcode', "[vitrine lead-form model=\"pulse\" dealer-required]\n\n$fallback\n\n[/vitrine]", 1 ),
	add_page( 'Editor clássico', $classic, 1 ),
	add_page( 'Autora sem unfiltered_html', $classic, $author, 'post' ),
);
answer( array( 'pages' => $pages ) );
