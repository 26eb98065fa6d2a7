<?php
/**
 * Checks texts of settings as the plugin does; answers with the results in their order.
 */

require __DIR__ . '/../../../scripts/cms/site/load.php';

$settings = array_map(
	function ( $one ) {
		return vitrine_is_setting( $one['name'], $one['text'] );
	},
	$input['settings']
);
answer( array( 'settings' => $settings ) );
