<?php
/**
 * Changes the theme, the language or the blocks of the first sidebar; answers with what was before.
 */

require __DIR__ . '/../../../scripts/cms/site/load.php';

$former = array(
	'theme'    => get_stylesheet(),
	'language' => get_option( 'WPLANG' ),
	'sidebar'  => '',
);
if ( isset( $input['theme'] ) ) {
	switch_theme( $input['theme'] );
}
if ( isset( $input['language'] ) ) {
	update_option( 'WPLANG', $input['language'] );
}
if ( isset( $input['sidebar'] ) ) {
	update_option( 'widget_block', array( 2 => array( 'content' => $input['sidebar'] ), '_multiwidget' => 1 ) );
	wp_set_sidebars_widgets( array( 'sidebar-1' => '' === $input['sidebar'] ? array() : array( 'block-2' ) ) );
}
answer( $former );
