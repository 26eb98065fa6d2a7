<?php
/**
 * Changes settings of the plugin, as stored; answers with the former ones.
 */

require __DIR__ . '/../../../scripts/cms/site/load.php';

$former = get_option( 'vitrine_settings' );
update_option( 'vitrine_settings', array_filter( array_merge( $former, $input ), 'strlen' ) );
answer( $former );
