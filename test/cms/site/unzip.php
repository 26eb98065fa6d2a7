<?php
/**
 * Unpacks an archive as WordPress does with an uploaded plugin; answers with the files and their hashes.
 */

require __DIR__ . '/../../../scripts/cms/site/load.php';
require_once ABSPATH . 'wp-admin/includes/file.php';

define( 'FS_METHOD', 'direct' );
WP_Filesystem();
$folder = get_temp_dir() . 'vitrine-' . wp_generate_password( 8, false );
$result = unzip_file( $input['archive'], $folder );
if ( is_wp_error( $result ) ) {
	throw new RuntimeException( $result->get_error_message() );
}
$files = array();
foreach ( list_files( $folder ) as $path ) {
	$files[ substr( $path, strlen( $folder ) + 1 ) ] = md5_file( $path );
}
$GLOBALS['wp_filesystem']->delete( $folder, true );
answer( $files );
