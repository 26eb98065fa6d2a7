<?php
/**
 * Loads WordPress for the scripts of this folder. Input is JSON in VITRINE_INPUT; the result is a line of JSON.
 */

$_SERVER['HTTP_HOST']       = '127.0.0.1';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

require getenv( 'VITRINE_SITE' ) . '/wp-load.php';

$input = json_decode( (string) getenv( 'VITRINE_INPUT' ), true );

/** Prints the result. */
function answer( $result ) {
	echo "\nvitrine:" . json_encode( $result ) . "\n";
}

/** Adds a page of a user as WordPress does: with the filters of that user. Returns its id, title and address. */
function add_page( $title, $content, $user, $type = 'page' ) {
	wp_set_current_user( $user );
	kses_init();
	$id = wp_insert_post(
		wp_slash(
			array(
				'post_title'   => $title,
				'post_content' => $content,
				'post_status'  => 'publish',
				'post_type'    => $type,
				'post_author'  => $user,
			)
		),
		true
	);
	if ( is_wp_error( $id ) ) {
		throw new RuntimeException( $id->get_error_message() );
	}
	return array(
		'id'      => $id,
		'title'   => $title,
		'address' => get_permalink( $id ),
	);
}
