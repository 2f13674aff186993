/** Settings → Saaristo: loads the self-check. The server has escaped its lines. */
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
