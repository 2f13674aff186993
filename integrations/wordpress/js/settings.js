/** Settings → Saaristo: brings the self-check, whose lines the server has escaped. */
( function ( settings, place ) {
	'use strict';

	fetch( settings.address )
		.then( ( answer ) => ( answer.ok ? answer.text() : Promise.reject( new Error( answer.statusText ) ) ) )
		.then( ( html ) => {
			place.innerHTML = html;
		} )
		.catch( () => {
			place.textContent = settings.failed;
		} );
} )( window.saaristoSettings, document.getElementById( 'saaristo-self-check' ) );
