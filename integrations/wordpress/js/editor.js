// Previews and rich texts are elements that React does not own, and effects of theirs run when a block comes, not when it changes.
// oxlint-disable react/immutability, react/exhaustive-deps
/**
 * Saaristo's blocks in the editor: a form made of the catalogue's JSON Schema, and the real widget as the preview.
 *
 * No build step: the elements and components are those that WordPress brings. What a part of the schema is edited by is
 * known by schema.js, which is made of the block editor's own module when the plugin is put together.
 */
( function ( wp, catalogue, page, kinds ) {
	'use strict';

	const { createElement: el, Fragment, RawHTML, useEffect, useMemo, useRef, useState } = wp.element;
	const { __, sprintf } = wp.i18n;
	const {
		BaseControl,
		Button,
		Notice,
		PanelBody,
		Popover,
		SelectControl,
		TextareaControl,
		TextControl,
		ToggleControl,
		ToolbarButton,
		ToolbarGroup,
	} = wp.components;
	const { BlockControls, InspectorControls, MediaUpload, MediaUploadCheck, useBlockProps } = wp.blockEditor;
	const LinkControl = wp.blockEditor.LinkControl || wp.blockEditor.__experimentalLinkControl;
	const { blank, choiceLabel, choicesOf, itemTitle, kindOf, withoutNull } = kinds;

	/* ---------- Props ---------- */

	const isRecord = ( value ) => typeof value === 'object' && value !== null && ! Array.isArray( value );

	/**
	 * Props as they are stored: JSON in which no filter of WordPress finds markup.
	 *
	 * @param {Object} props The props.
	 * @return {string} JSON.
	 */
	const encode = ( props ) =>
		JSON.stringify( props ).replace(
			/[<>&\u2028\u2029]/g,
			( one ) => '\\u' + one.charCodeAt( 0 ).toString( 16 ).padStart( 4, '0' )
		);

	/**
	 * Props out of a block; what was written by hand may be an object already.
	 *
	 * @param {string|Object|undefined} stored The attribute.
	 * @return {Object|undefined} The props; undefined where there are none, or what is there is no JSON object.
	 */
	function decode( stored ) {
		if ( typeof stored !== 'string' ) {
			return isRecord( stored ) ? stored : undefined;
		}
		try {
			const props = JSON.parse( stored );
			return isRecord( props ) ? props : undefined;
		} catch {
			return undefined;
		}
	}

	/* ---------- HTML of rich texts ---------- */

	const KEPT = new Set(
		'A B BLOCKQUOTE BR CODE EM H2 H3 H4 H5 H6 HR I LI OL P S STRONG SUB SUP TABLE TBODY TD TH THEAD TR U UL'.split( ' ' )
	);
	const DROPPED = new Set( 'EMBED IFRAME LINK MATH META NOSCRIPT OBJECT SCRIPT STYLE SVG TEMPLATE TITLE'.split( ' ' ) );

	const isSafeAddress = ( address ) => {
		// What a browser leaves out of an address must not hide its scheme.
		const plain = Array.from( address )
			.filter( ( one ) => one > ' ' )
			.join( '' );
		return /^(https?:|mailto:|tel:|[^a-z]|[a-z][^:]*([/?#]|$))/i.test( plain );
	};

	/**
	 * Rich text with what is harmless alone, written in a document where nothing runs.
	 *
	 * @param {string} html HTML.
	 * @return {string} HTML of a few elements, whose only attribute is a link's address.
	 */
	function cleanHtml( html ) {
		const { body } = new DOMParser().parseFromString( html, 'text/html' );
		const clean = ( parent ) => {
			for ( const node of Array.from( parent.childNodes ) ) {
				if ( node.nodeType === 3 ) {
					continue;
				}
				if ( node.nodeType !== 1 || DROPPED.has( node.tagName.toUpperCase() ) ) {
					node.remove();
					continue;
				}
				clean( node );
				if ( ! KEPT.has( node.tagName ) ) {
					node.replaceWith( ...node.childNodes );
					continue;
				}
				for ( const { name, value } of Array.from( node.attributes ) ) {
					if ( node.tagName !== 'A' || name !== 'href' || ! isSafeAddress( value ) ) {
						node.removeAttribute( name );
					}
				}
			}
		};
		clean( body );
		return body.innerHTML;
	}

	/**
	 * The same HTML as a browser writes it, to be compared.
	 *
	 * @param {string} html HTML.
	 * @return {string} HTML.
	 */
	const normalHtml = ( html ) => new DOMParser().parseFromString( html, 'text/html' ).body.innerHTML;

	/* ---------- Words ---------- */

	/**
	 * A schema whose words are in another language; `choices` has what those of `enum` are called.
	 *
	 * @param {Object}   schema JSON Schema.
	 * @param {Function} say    Gives a text for the English one.
	 * @return {Object} JSON Schema.
	 */
	function schemaIn( schema, say ) {
		const said = { ...schema };
		for ( const key of [ 'title', 'description' ] ) {
			if ( schema[ key ] !== undefined ) {
				said[ key ] = say( schema[ key ] );
			}
		}
		if ( schema.enum ) {
			said.choices = Object.fromEntries( schema.enum.map( ( one ) => [ one, say( String( one ) ) ] ) );
		}
		for ( const key of [ 'items', 'additionalProperties' ] ) {
			if ( isRecord( schema[ key ] ) ) {
				said[ key ] = schemaIn( schema[ key ], say );
			}
		}
		for ( const key of [ 'anyOf', 'allOf' ] ) {
			if ( schema[ key ] ) {
				said[ key ] = schema[ key ].map( ( one ) => schemaIn( one, say ) );
			}
		}
		if ( schema.properties ) {
			said.properties = Object.fromEntries(
				Object.entries( schema.properties ).map( ( [ name, part ] ) => [ name, schemaIn( part, say ) ] )
			);
		}
		return said;
	}

	/**
	 * A widget in the user's language. What has no words in it stays English.
	 *
	 * @param {Object} widget From the catalogue.
	 * @return {Object} The same with words in the language.
	 */
	function inLanguage( widget ) {
		const tables = [ widget.editorTexts || {}, catalogue.editorTexts || {} ];
		const say = ( english ) => {
			const table = tables.find( ( one ) => one[ english ] && one[ english ][ page.language ] );
			return table ? table[ english ][ page.language ] : english;
		};
		return {
			...widget,
			title: say( widget.title ),
			description: say( widget.description ),
			props: schemaIn( widget.props, say ),
			keywords: [ 'saaristo', ...widget.name.split( '-' ), widget.title ],
		};
	}

	/* ---------- What is wrong with props ---------- */

	const TYPES = {
		string: ( value ) => typeof value === 'string',
		number: ( value ) => typeof value === 'number' && Number.isFinite( value ),
		integer: ( value ) => Number.isInteger( value ),
		boolean: ( value ) => typeof value === 'boolean',
		null: ( value ) => value === null,
		array: Array.isArray,
		object: isRecord,
	};

	function typeMessage( type ) {
		switch ( type ) {
			case 'string':
				return __( 'A text is needed here.', 'saaristo' );
			case 'integer':
				return __( 'A whole number is needed here.', 'saaristo' );
			case 'number':
				return __( 'A number is needed here.', 'saaristo' );
			default:
				return __( 'This does not fit here.', 'saaristo' );
		}
	}

	const missing = () => __( 'This must be filled in.', 'saaristo' );

	/** Where one of several sets of props has to be there: the sets. */
	const onlyRequired = ( { anyOf } ) =>
		anyOf && anyOf.every( ( one ) => one.required && Object.keys( one ).length === 1 )
			? anyOf.map( ( { required } ) => required )
			: undefined;

	/**
	 * Every problem of a value, as the widget would see it.
	 *
	 * @param {Object}            schema JSON Schema.
	 * @param {*}                 value  The value.
	 * @param {Array}             path   Where it is.
	 * @return {Array<{path: Array, message: string}>} None where the widget would take it.
	 */
	function problemsOf( schema, value, path = [] ) {
		const say = ( message ) => [ { path, message } ];
		if ( schema.anyOf ) {
			const tries = schema.anyOf.map( ( one ) => problemsOf( one, value, path ) );
			if ( tries.some( ( one ) => one.length === 0 ) ) {
				return [];
			}
			// The choice that was meant is the one that got furthest.
			return tries.sort( ( a, b ) => b[ 0 ].path.length - a[ 0 ].path.length )[ 0 ];
		}
		if ( schema.enum && ! schema.enum.includes( value ) ) {
			return say( __( 'One of the choices is needed here.', 'saaristo' ) );
		}
		if ( schema.type && TYPES[ schema.type ] && ! TYPES[ schema.type ]( value ) ) {
			return say( typeMessage( schema.type ) );
		}
		const found = [];
		if ( typeof value === 'number' ) {
			if ( schema.minimum !== undefined && value < schema.minimum ) {
				/* translators: %s: a number. */
				found.push( ...say( sprintf( __( 'The number must be %s at least.', 'saaristo' ), schema.minimum ) ) );
			}
			if ( schema.maximum !== undefined && value > schema.maximum ) {
				/* translators: %s: a number. */
				found.push( ...say( sprintf( __( 'The number must be %s at most.', 'saaristo' ), schema.maximum ) ) );
			}
		}
		if ( typeof value === 'string' ) {
			if ( schema.minLength !== undefined && value.length < schema.minLength ) {
				found.push( ...say( missing() ) );
			}
			if ( schema.maxLength !== undefined && value.length > schema.maxLength ) {
				/* translators: %s: a number. */
				found.push( ...say( sprintf( __( 'The text may have %s characters at most.', 'saaristo' ), schema.maxLength ) ) );
			}
		}
		if ( Array.isArray( value ) ) {
			if ( schema.minItems !== undefined && value.length < schema.minItems ) {
				/* translators: %s: a number. */
				found.push( ...say( sprintf( __( 'At least %s are needed here.', 'saaristo' ), schema.minItems ) ) );
			}
			if ( schema.maxItems !== undefined && value.length > schema.maxItems ) {
				/* translators: %s: a number. */
				found.push( ...say( sprintf( __( 'At most %s fit here.', 'saaristo' ), schema.maxItems ) ) );
			}
			if ( schema.items ) {
				value.forEach( ( item, index ) => found.push( ...problemsOf( schema.items, item, [ ...path, index ] ) ) );
			}
		}
		if ( isRecord( value ) ) {
			for ( const name of schema.required || [] ) {
				if ( value[ name ] === undefined ) {
					found.push( { path: [ ...path, name ], message: missing() } );
				}
			}
			for ( const [ name, part ] of Object.entries( schema.properties || {} ) ) {
				if ( value[ name ] !== undefined && value[ name ] !== null ) {
					found.push( ...problemsOf( part, value[ name ], [ ...path, name ] ) );
				}
			}
		}
		for ( const part of schema.allOf || [] ) {
			const sets = onlyRequired( part );
			if ( ! sets ) {
				found.push( ...problemsOf( part, value, path ) );
			} else if ( isRecord( value ) && sets.every( ( one ) => one.some( ( name ) => value[ name ] === undefined ) ) ) {
				const titles = sets.map( ( one ) =>
					one.map( ( name ) => ( ( schema.properties || {} )[ name ] || {} ).title || name ).join( ' + ' )
				);
				found.push( {
					path: [ ...path, sets[ 0 ][ 0 ] ],
					/* translators: %s: names of fields. */
					message: sprintf( __( 'One of these must be filled in: %s', 'saaristo' ), titles.join( ', ' ) ),
				} );
			}
		}
		return found;
	}

	/* ---------- What stays readable without the plugin ---------- */

	const escapeHtml = ( text ) =>
		text.replace( /[&<>"']/g, ( one ) => '&#' + one.charCodeAt( 0 ) + ';' );

	/** Props that are for machines. */
	const NOT_READ =
		/(^|[a-z])(ids?|code|codes|key|url|selector|classes|class|hash|logo|origins|tags|token|region|group|type|placeholder|blockid)$/i;
	const HEADINGS = new Set( [ 'header', 'heading', 'title', 'question', 'name' ] );
	const COMMON = [ 'site', 'language', 'texts' ];

	/**
	 * The texts, pictures and links of props as plain HTML: saved inside the block, shown until the widget is there, and for
	 * good where the plugin is gone.
	 *
	 * @param {Object} widget From the catalogue.
	 * @param {Object} props  Its props.
	 * @return {string} HTML of elements that every author may write.
	 */
	function fallbackOf( widget, props ) {
		const address = ( url ) => ( typeof url === 'string' && isSafeAddress( url ) ? url : '' );
		const read = ( given, value, name, depth ) => {
			if ( value === undefined || value === null || value === '' ) {
				return '';
			}
			const { schema } = withoutNull( given );
			const kind = kindOf( schema, value );
			if ( kind === 'picture' ) {
				const url = address( isRecord( value ) ? value.url : value );
				const alt = isRecord( value ) && typeof value.alt === 'string' ? value.alt : '';
				return url === '' ? '' : `<p><img src="${ escapeHtml( url ) }" alt="${ escapeHtml( alt ) }"></p>`;
			}
			if ( kind === 'either' ) {
				const fits = schema.anyOf.find( ( one ) => problemsOf( one, value ).length === 0 );
				return fits ? read( fits, value, name, depth ) : '';
			}
			if ( kind === 'list' && Array.isArray( value ) ) {
				const items = value.map( ( one ) => read( schema.items || {}, one, name, depth + 1 ) ).filter( Boolean );
				const areTexts = value.every( ( one ) => typeof one === 'string' );
				return areTexts && items.length > 0
					? `<ul>${ items.map( ( one ) => one.replace( /^<p>(.*)<\/p>$/, '<li>$1</li>' ) ).join( '' ) }</ul>`
					: items.join( '' );
			}
			if ( kind === 'group' && isRecord( value ) ) {
				const all = Object.entries( schema.properties || {} ).filter( ( [ one ] ) => depth > 0 || ! COMMON.includes( one ) );
				// A heading comes before what it is above.
				all.sort( ( [ a ], [ b ] ) => HEADINGS.has( b.toLowerCase() ) - HEADINGS.has( a.toLowerCase() ) );
				const link = all.map( ( [ one, part ] ) => ( part.format === 'link' ? address( value[ one ] ) : '' ) ).find( Boolean );
				const html = all.map( ( [ one, part ] ) => read( part, value[ one ], one, depth ) );
				if ( ! link ) {
					return html.join( '' );
				}
				const at = html.findIndex( ( one ) => /^<(h2|h3|p)>[^<]+<\/\1>$/.test( one ) );
				if ( at >= 0 ) {
					html[ at ] = html[ at ].replace( /^<(\w+)>([^<]+)/, `<$1><a href="${ escapeHtml( link ) }">$2</a>` );
				}
				return html.join( '' );
			}
			if ( typeof value !== 'string' || schema.ownText || NOT_READ.test( name ) ) {
				return '';
			}
			if ( kind === 'rich-text' ) {
				const html = cleanHtml( value );
				return /^\s*</.test( html ) ? html : `<p>${ html }</p>`;
			}
			if ( ( kind !== 'text' && kind !== 'long-text' ) || ! /\p{L}/u.test( value ) || /^[a-z0-9_#-]+$/.test( value ) ) {
				return '';
			}
			const tag = HEADINGS.has( name.toLowerCase() ) ? ( depth === 0 ? 'h2' : 'h3' ) : 'p';
			return `<${ tag }>${ escapeHtml( value ) }</${ tag }>`;
		};
		// Without the plugin WordPress looks for shortcodes in it.
		return normalHtml( read( widget.props, props, '', 0 ) ).replace( /\[/g, '&#91;' ).replace( /\]/g, '&#93;' );
	}

	/* ---------- Fields ---------- */

	const pathText = ( path ) => path.join( '.' );

	/** A path as an editor reads it: 'Slides › 1 › Picture'. */
	function pathTitle( schema, path ) {
		const names = [];
		let here = schema;
		for ( const step of path ) {
			const now = withoutNull( here || {} ).schema;
			if ( typeof step === 'number' ) {
				names.push( String( step + 1 ) );
				here = now.items;
			} else {
				const inside = [ now, ...( now.anyOf || [] ) ].find( ( one ) => one.properties && one.properties[ step ] );
				here = inside && inside.properties[ step ];
				names.push( ( here && withoutNull( here ).schema.title ) || step );
			}
		}
		return names.join( ' › ' );
	}

	const plainText = ( value ) =>
		typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String( value ) : '';

	/** What is wrong, what the prop is for, and what is taken where nothing is given. */
	function helpOf( { schema, path, problems } ) {
		const own = problems.filter( ( one ) => pathText( one.path ) === pathText( path ) );
		const given = schema.default;
		const usual =
			typeof given === 'boolean' ? ( given ? __( 'yes', 'saaristo' ) : __( 'no', 'saaristo' ) ) : typeof given === 'string' ? choiceLabel( schema, given ) : plainText( given );
		return {
			isWrong: own.length > 0,
			help: el(
				Fragment,
				null,
				own.map( ( { message } ) => el( 'span', { key: message, className: 'saaristo-error' }, message ) ),
				schema.description && el( 'span', { className: 'saaristo-help' }, schema.description ),
				usual !== '' &&
					/* translators: %s: the value that is taken where none is given. */
					el( 'span', { className: 'saaristo-help' }, sprintf( __( 'Without it: %s', 'saaristo' ), usual ) )
			),
		};
	}

	/** A link: written, or chosen by WordPress's own link control. */
	function LinkField( { label, help, value, onChange, isWrong } ) {
		const [ isOpen, setOpen ] = useState( false );
		return el(
			'div',
			{ className: 'saaristo-field saaristo-with-button' },
			el( TextControl, { label, help, value, onChange, 'aria-invalid': isWrong || undefined, inputMode: 'url' } ),
			el(
				Button,
				{
					variant: 'secondary',
					'aria-expanded': isOpen,
					/* translators: %s: the name of a field. */
					'aria-label': sprintf( __( 'Choose a page: %s', 'saaristo' ), label ),
					onClick: () => setOpen( ! isOpen ),
				},
				__( 'Choose', 'saaristo' )
			),
			isOpen &&
				el(
					Popover,
					{ position: 'bottom left', onClose: () => setOpen( false ), focusOnMount: 'firstElement' },
					el( LinkControl, {
						value: value === '' ? undefined : { url: value },
						settings: [],
						forceIsEditingLink: true,
						showInitialSuggestions: true,
						onChange: ( { url } ) => {
							onChange( url || '' );
							setOpen( false );
						},
					} )
				)
		);
	}

	/** A picture: of the media library or by its address, with the words for who can't see it. */
	function PictureField( { schema, label, help, value, onChange, isRequired, isWrong } ) {
		const url = plainText( isRecord( value ) ? value.url : value );
		const alt = isRecord( value ) ? plainText( value.alt ) : '';
		const takesAlt = schema.type !== 'string';
		const change = ( next ) => {
			if ( next.url === '' && ! isRequired ) {
				onChange( undefined );
			} else {
				onChange( takesAlt ? { ...( isRecord( value ) ? value : {} ), ...next } : next.url );
			}
		};
		return el(
			'fieldset',
			{ className: 'saaristo-group saaristo-picture' },
			el( 'legend', null, label ),
			url !== '' && isSafePicture( url ) && el( 'img', { src: url, alt: '' } ),
			el(
				MediaUploadCheck,
				null,
				el( MediaUpload, {
					allowedTypes: [ 'image' ],
					onSelect: ( media ) => change( { url: media.url, alt: media.alt || '' } ),
					render: ( { open } ) =>
						el(
							Button,
							{
								variant: 'secondary',
								/* translators: %s: the name of a field. */
								'aria-label': sprintf( __( 'Media library: %s', 'saaristo' ), label ),
								onClick: open,
							},
							__( 'Media library', 'saaristo' )
						),
				} )
			),
			el( TextControl, {
				label: __( 'Address of the picture', 'saaristo' ),
				help,
				value: url,
				'aria-invalid': isWrong || undefined,
				onChange: ( next ) => change( { url: next, alt } ),
			} ),
			takesAlt &&
				url !== '' &&
				el( TextControl, {
					label: __( 'Alternative text', 'saaristo' ),
					help: __( 'For who cannot see the picture. Empty where it only adorns.', 'saaristo' ),
					value: alt,
					onChange: ( next ) => change( { url, alt: next } ),
				} )
		);
	}

	const isSafePicture = ( url ) => /^(https?:|data:image\/|[^a-z]|[a-z][^:]*[/.])/i.test( url.trim() );

	const MARKS = () => [
		{ command: 'bold', icon: 'editor-bold', title: __( 'Bold', 'saaristo' ) },
		{ command: 'italic', icon: 'editor-italic', title: __( 'Italic', 'saaristo' ) },
		{ command: 'insertUnorderedList', icon: 'editor-ul', title: __( 'List', 'saaristo' ) },
		{ command: 'insertOrderedList', icon: 'editor-ol', title: __( 'Numbered list', 'saaristo' ) },
	];

	/** Rich text: written as it looks; as HTML where it holds what the field does not know, so that nothing is lost. */
	function RichTextField( { label, help, value, onChange, isWrong } ) {
		const place = useRef( null );
		const range = useRef( null );
		const [ isLinking, setLinking ] = useState( false );
		const clean = useMemo( () => cleanHtml( value ), [ value ] );
		const isKnown = useMemo( () => normalHtml( value ) === clean, [ value, clean ] );
		const [ asHtml, setAsHtml ] = useState( ! isKnown );
		const id = useMemo( () => 'saaristo-' + Math.random().toString( 36 ).slice( 2 ), [] );

		useEffect( () => {
			const element = place.current;
			if ( element && element.innerHTML !== clean && element.ownerDocument.activeElement !== element ) {
				element.innerHTML = clean;
			}
		}, [ clean, asHtml ] );

		const told = () => onChange( cleanHtml( place.current.innerHTML ) );
		const run = ( command, argument ) => {
			const { ownerDocument } = place.current;
			place.current.focus();
			if ( range.current ) {
				const selection = ownerDocument.defaultView.getSelection();
				selection.removeAllRanges();
				selection.addRange( range.current );
			}
			ownerDocument.execCommand( command, false, argument );
			told();
		};
		const remember = () => {
			const selection = place.current.ownerDocument.defaultView.getSelection();
			range.current = selection.rangeCount > 0 && place.current.contains( selection.anchorNode ) ? selection.getRangeAt( 0 ).cloneRange() : null;
		};
		const toggle = el(
			Button,
			{
				variant: 'tertiary',
				isSmall: true,
				disabled: asHtml && ! isKnown,
				'aria-pressed': asHtml,
				/* translators: %s: the name of a field. */
				'aria-label': sprintf( __( 'As HTML: %s', 'saaristo' ), label ),
				onClick: () => setAsHtml( ! asHtml ),
			},
			'HTML'
		);
		if ( asHtml ) {
			return el(
				'div',
				{ className: 'saaristo-field saaristo-rich' },
				toggle,
				el( TextareaControl, { label, help, value, onChange, rows: 5, 'aria-invalid': isWrong || undefined } )
			);
		}
		return el(
			BaseControl,
			{ id, help, className: 'saaristo-field saaristo-rich' },
			el( 'span', { id: id + '-label', className: 'saaristo-label' }, label ),
			el(
				'div',
				/* translators: %s: the name of a field. */
				{ role: 'toolbar', 'aria-label': sprintf( __( 'Format: %s', 'saaristo' ), label ), className: 'saaristo-marks' },
				MARKS().map( ( { command, icon, title } ) =>
					el( Button, {
						key: command,
						icon,
						label: title,
						isSmall: true,
						onMouseDown: ( event ) => event.preventDefault(),
						onClick: () => {
							remember();
							run( command );
						},
					} )
				),
				el( Button, {
					icon: 'admin-links',
					label: __( 'Link', 'saaristo' ),
					isSmall: true,
					'aria-expanded': isLinking,
					onMouseDown: ( event ) => event.preventDefault(),
					onClick: () => {
						remember();
						setLinking( ! isLinking );
					},
				} ),
				toggle
			),
			isLinking &&
				el(
					Popover,
					{ position: 'bottom left', onClose: () => setLinking( false ) },
					el( LinkControl, {
						settings: [],
						onChange: ( { url } ) => {
							setLinking( false );
							run( 'createLink', url );
						},
						onRemove: () => {
							setLinking( false );
							run( 'unlink' );
						},
					} )
				),
			el( 'div', {
				ref: place,
				id,
				role: 'textbox',
				'aria-multiline': true,
				'aria-labelledby': id + '-label',
				'aria-invalid': isWrong || undefined,
				contentEditable: true,
				suppressContentEditableWarning: true,
				className: 'saaristo-rich-text',
				onFocus: () => place.current.ownerDocument.execCommand( 'defaultParagraphSeparator', false, 'p' ),
				onInput: told,
				// What is brought from elsewhere keeps no more than the field knows.
				onPaste: ( event ) => {
					event.preventDefault();
					const html = event.clipboardData.getData( 'text/html' );
					const text = event.clipboardData.getData( 'text/plain' );
					const { ownerDocument } = place.current;
					if ( html ) {
						ownerDocument.execCommand( 'insertHTML', false, cleanHtml( html ) );
					} else {
						ownerDocument.execCommand( 'insertText', false, text );
					}
				},
			} )
		);
	}

	/** A list: each item opens for itself, has a title of its own, and moves by buttons. */
	function ListField( { schema, label, help, value, onChange, path, problems } ) {
		const [ open, setOpen ] = useState( null );
		const items = Array.isArray( value ) ? value : [];
		const item = schema.items || {};
		const replace = ( index, count, ...others ) => {
			const next = items.slice();
			next.splice( index, count, ...others );
			onChange( next );
		};
		const move = ( from, to ) => {
			const next = items.slice();
			next.splice( to, 0, ...next.splice( from, 1 ) );
			onChange( next );
			setOpen( open === from ? to : open );
		};
		return el(
			'fieldset',
			{ className: 'saaristo-group saaristo-list' },
			el( 'legend', null, label ),
			help,
			el(
				'ol',
				null,
				items.map( ( one, index ) => {
					const at = [ ...path, index ];
					const isWrong = problems.some( ( { path: where } ) => pathText( where.slice( 0, at.length ) ) === pathText( at ) );
					/* translators: %s: the number of an item in a list. */
					const title = itemTitle( one ) || sprintf( __( 'Item %s', 'saaristo' ), index + 1 );
					const button = ( icon, text, isDisabled, onClick ) =>
						el( Button, { icon, label: text + ': ' + title, showTooltip: false, isSmall: true, disabled: isDisabled, onClick } );
					return el(
						'li',
						{ key: index },
						el(
							'div',
							{ className: 'saaristo-list-head' },
							el(
								Button,
								{
									className: 'saaristo-list-title' + ( isWrong ? ' is-wrong' : '' ),
									'aria-expanded': open === index,
									onClick: () => setOpen( open === index ? null : index ),
								},
								title
							),
							button( 'arrow-up-alt2', __( 'Move up', 'saaristo' ), index === 0, () => move( index, index - 1 ) ),
							button( 'arrow-down-alt2', __( 'Move down', 'saaristo' ), index === items.length - 1, () => move( index, index + 1 ) ),
							button( 'no-alt', __( 'Remove', 'saaristo' ), false, () => replace( index, 1 ) )
						),
						open === index &&
							el(
								'div',
								{ className: 'saaristo-list-item' },
								el( kindOf( item, undefined ) === 'group' ? ObjectFields : SchemaField, {
									schema: item,
									name: title,
									value: one,
									path: at,
									problems,
									isRequired: true,
									onChange: ( next ) => replace( index, 1, next ),
								} )
							)
					);
				} )
			),
			el(
				Button,
				{
					variant: 'secondary',
					disabled: schema.maxItems !== undefined && items.length >= schema.maxItems,
					/* translators: %s: the name of a list. */
					'aria-label': sprintf( __( 'Add: %s', 'saaristo' ), label ),
					onClick: () => {
						onChange( [ ...items, blank( item ) ] );
						setOpen( items.length );
					},
				},
				__( 'Add', 'saaristo' )
			)
		);
	}

	const choiceName = ( { title, type, properties } ) => title || ( properties ? Object.keys( properties ).join( ', ' ) : type || '' );

	/** A prop of one shape or another: which one is chosen, and then filled in. */
	function EitherField( { schema, label, help, value, onChange, path, problems } ) {
		const choices = schema.anyOf;
		const fits = choices.findIndex( ( one ) => problemsOf( one, value ).length === 0 );
		const chosen = value === undefined || value === null ? -1 : Math.max( fits, 0 );
		return el(
			'fieldset',
			{ className: 'saaristo-group' },
			el( 'legend', null, label ),
			el( SelectControl, {
				label,
				hideLabelFromVision: true,
				help,
				value: String( chosen ),
				options: [
					{ value: '-1', label: __( 'Not given', 'saaristo' ) },
					...choices.map( ( one, index ) => ( { value: String( index ), label: choiceName( one ) } ) ),
				],
				onChange: ( next ) => onChange( choices[ Number( next ) ] ? blank( choices[ Number( next ) ] ) : undefined ),
			} ),
			chosen >= 0 &&
				el( SchemaField, {
					key: chosen,
					schema: choices[ chosen ],
					name: choiceName( choices[ chosen ] ),
					value,
					path,
					problems,
					onChange,
				} )
		);
	}

	/** Texts by key: those that the catalogue names with what is shown without them, and those that are there already. */
	function MapField( { schema, label, help, value, onChange } ) {
		const given = isRecord( value ) ? value : {};
		const keys = Array.from( new Set( [ ...Object.keys( schema.properties || {} ), ...Object.keys( given ) ] ) );
		return el(
			'fieldset',
			{ className: 'saaristo-group' },
			el( 'legend', null, label ),
			help,
			keys.map( ( key ) => {
				const usual = ( ( schema.properties || {} )[ key ] || {} ).default;
				return el( TextControl, {
					key,
					label: typeof usual === 'string' ? usual : key,
					value: plainText( given[ key ] ),
					placeholder: typeof usual === 'string' ? usual : undefined,
					onChange: ( text ) => {
						const next = { ...given, [ key ]: text };
						if ( text === '' ) {
							delete next[ key ];
						}
						onChange( Object.keys( next ).length > 0 ? next : undefined );
					},
				} );
			} )
		);
	}

	const TEXTS = new Set( [ 'text', 'long-text', 'rich-text' ] );

	/** One prop, with help and what is wrong with it, by its schema. */
	function SchemaField( props ) {
		const { value, onChange, path, problems, isRequired, name } = props;
		const { schema, isNullable } = withoutNull( props.schema );
		const now = kindOf( schema, value );
		const [ first ] = useState( now );
		// What is typed makes no other control of a text while somebody types in it.
		const kind = TEXTS.has( first ) && TEXTS.has( now ) ? first : now;
		const label = ( schema.title || name || String( path[ path.length - 1 ] || '' ) ) + ( isRequired && kind !== 'group' ? ' *' : '' );
		const { help, isWrong } = helpOf( { schema, path, problems } );
		const none = isNullable ? null : undefined;
		const given = ( text ) => onChange( text === '' && ! isRequired ? none : text );
		const text = plainText( value );
		const inner = { ...props, schema, label, help, isWrong };
		const invalid = { 'aria-invalid': isWrong || undefined };

		switch ( kind ) {
			case 'group':
				return el( 'fieldset', { className: 'saaristo-group' }, el( 'legend', null, label ), help, el( ObjectFields, inner ) );
			case 'list':
				return el( ListField, inner );
			case 'either':
				return el( EitherField, inner );
			case 'map':
				return el( MapField, inner );
			case 'picture':
				return el( PictureField, inner );
			case 'rich-text':
				return el( RichTextField, { ...inner, value: text, onChange: given } );
			case 'link':
				return el( LinkField, { ...inner, value: text, onChange: given } );
			case 'long-text':
				return el( TextareaControl, { label, help, value: text, onChange: given, rows: 4, ...invalid } );
			case 'switch':
				return el( ToggleControl, { label, help, checked: ( value === undefined ? schema.default : value ) === true, onChange } );
			case 'number':
				return el( TextControl, {
					label,
					help,
					type: 'number',
					step: schema.type === 'integer' ? 1 : 'any',
					min: schema.minimum,
					max: schema.maximum,
					value: text,
					onChange: ( next ) => onChange( next === '' ? none : Number( next ) ),
					...invalid,
				} );
			case 'choice':
				return el( SelectControl, {
					label,
					help,
					value: text,
					options: [
						...( ! isRequired || value === undefined ? [ { value: '', label: __( 'Not given', 'saaristo' ) } ] : [] ),
						...choicesOf( schema, value ).map( ( one ) => ( { value: String( one ), label: choiceLabel( schema, one ) } ) ),
					],
					onChange: ( next ) => onChange( choicesOf( schema, value ).find( ( one ) => String( one ) === next ) ),
				} );
			case 'other':
				return el( TextControl, { label, help, value: JSON.stringify( value ) || '', readOnly: true, onChange: () => {} } );
			default:
				return el( TextControl, { label, help, type: kind === 'date' ? 'date' : 'text', value: text, onChange: given, ...invalid } );
		}
	}

	/** The props of an object, one field each. */
	function ObjectFields( { schema, value, onChange, path, problems, only } ) {
		const given = isRecord( value ) ? value : {};
		const required = new Set( schema.required || [] );
		return el(
			Fragment,
			null,
			Object.entries( schema.properties || {} )
				.filter( ( [ name ] ) => path.length > 0 || COMMON.includes( name ) === ( only === 'common' ) )
				.map( ( [ name, part ] ) =>
					el( SchemaField, {
						key: name,
						name,
						schema: part,
						value: given[ name ],
						path: [ ...path, name ],
						problems,
						isRequired: required.has( name ),
						onChange: ( next ) => {
							const changed = { ...given, [ name ]: next };
							if ( next === undefined ) {
								delete changed[ name ];
							}
							onChange( changed );
						},
					} )
				)
		);
	}

	/* ---------- Preview ---------- */

	/**
	 * Brings the bundle into the document of the canvas, which may be one of an iframe.
	 *
	 * @param {Document} document The document.
	 */
	function bringBundle( document ) {
		if ( document.querySelector( 'script[data-saaristo-editor]' ) ) {
			return;
		}
		const add = ( tag, attributes, text = '' ) => {
			const element = document.createElement( tag );
			for ( const [ name, value ] of Object.entries( attributes ) ) {
				element.setAttribute( name, value );
			}
			element.textContent = text;
			document.head.append( element );
		};
		const version = page.isOther ? '' : '?ver=' + page.key;
		const other = page.isOther ? { crossorigin: '' } : {};
		add( 'script', { type: 'application/json', 'data-widget-settings': '' }, JSON.stringify( page.settings ) );
		add( 'link', { rel: 'stylesheet', href: page.bundle + '/saaristo.css' + version } );
		add( 'script', { type: 'module', src: page.bundle + '/saaristo.js' + version, 'data-saaristo-editor': '', ...other } );
	}

	/** Parts of a list of selectors: commas in parentheses part nothing. */
	const selectorsOf = ( text ) => text.match( /(?:[^,(]|\((?:[^()]|\([^()]*\))*\))+/g ) || [];

	/**
	 * Keeps the theme's rules out of the widgets, as the widgets do on the page: in the editor WordPress writes a class before
	 * each of them, and with it they would weigh more than what the widgets say of their own headings.
	 *
	 * @param {Document} document The document of the canvas.
	 */
	function keepThemeOut( document ) {
		const exclude = ( rules ) => {
			for ( const rule of rules ) {
				const text = rule.selectorText;
				if ( text && /\.editor-styles-wrapper\s/.test( text ) && ! text.includes( '[data-widget]' ) ) {
					rule.selectorText = selectorsOf( text )
						.map( ( one ) => one.trim().replace( /((?:::?(?:before|after|marker|placeholder|first-letter|first-line|selection))?)$/, ':not(:where([data-widget] *))$1' ) )
						.join( ', ' );
				} else if ( ! text && rule.cssRules ) {
					exclude( rule.cssRules );
				}
			}
		};
		for ( const { sheet } of document.querySelectorAll( 'body style' ) ) {
			if ( sheet ) {
				exclude( sheet.cssRules );
			}
		}
	}

	/** The widget itself, in a marker that WordPress's React knows nothing of. */
	function Preview( { widget, json, version, load, isInteractive, onMigrated } ) {
		const place = useRef( null );
		const [ isUnseen, setUnseen ] = useState( false );
		const latest = useRef();
		latest.current = { onMigrated, isInteractive };

		useEffect( () => {
			const element = place.current;
			const { ownerDocument } = element;
			bringBundle( ownerDocument );
			const marker = ownerDocument.createElement( 'div' );
			marker.dataset.widget = widget.name;
			marker.dataset.props = json;
			if ( version > 1 ) {
				marker.dataset.propsVersion = String( version );
			}
			if ( load ) {
				marker.dataset.load = load;
			}
			// Props of an older version are today's once the widget is there.
			const mounted = () => {
				if ( Number( marker.dataset.propsVersion || 1 ) !== ( version || 1 ) ) {
					latest.current.onMigrated( marker.dataset.props );
				}
			};
			marker.addEventListener( 'widget:mounted', mounted );
			// Whoever tries the block out stays in the editor.
			const stay = ( event ) => {
				const link = event.target.closest && event.target.closest( 'a[href]' );
				if ( event.type === 'submit' || ( link && ! link.getAttribute( 'href' ).startsWith( '#' ) ) ) {
					event.preventDefault();
				}
			};
			// A dialog that opens by itself would lie over the whole editor, and let nobody out.
			const keepClosed = ( event ) => {
				if ( event.target.tagName === 'DIALOG' && event.newState === 'open' && ! latest.current.isInteractive ) {
					event.preventDefault();
				}
			};
			const dialogs = new ownerDocument.defaultView.MutationObserver( () => {
				for ( const dialog of latest.current.isInteractive ? [] : element.querySelectorAll( 'dialog[open]' ) ) {
					// In browsers in which opening cannot be called off.
					if ( dialog.matches( ':modal' ) ) {
						dialog.close();
					}
				}
			} );
			dialogs.observe( element, { subtree: true, childList: true, attributeFilter: [ 'open' ] } );
			element.addEventListener( 'beforetoggle', keepClosed, true );
			element.addEventListener( 'click', stay, true );
			element.addEventListener( 'submit', stay, true );
			element.append( marker );
			keepThemeOut( ownerDocument );
			// What shows itself above the page, or not at all, leaves nothing to be selected.
			const { ResizeObserver } = ownerDocument.defaultView;
			const observer = new ResizeObserver( () =>
				setUnseen( marker.dataset.widgetState === 'mounted' && marker.getBoundingClientRect().height < 8 )
			);
			observer.observe( marker );
			marker.addEventListener( 'widget:mounted', () => setUnseen( marker.getBoundingClientRect().height < 8 ) );
			return () => {
				observer.disconnect();
				dialogs.disconnect();
				element.removeEventListener( 'beforetoggle', keepClosed, true );
				element.removeEventListener( 'click', stay, true );
				element.removeEventListener( 'submit', stay, true );
				marker.remove();
			};
		}, [ widget.name, version, load ] );

		// A mounted widget gets what changed, and keeps its state.
		useEffect( () => {
			const marker = place.current.querySelector( '[data-widget]' );
			if ( marker.dataset.props !== json ) {
				marker.dataset.props = json;
			}
		}, [ json ] );

		useEffect( () => {
			place.current.toggleAttribute( 'inert', ! isInteractive );
		}, [ isInteractive ] );

		return el(
			Fragment,
			null,
			isUnseen &&
				el(
					'p',
					{ className: 'saaristo-unseen' },
					/* translators: %s: the title of a block. */
					sprintf( __( '%s: takes no room in the page.', 'saaristo' ), widget.title )
				),
			el( 'div', { ref: place, className: 'saaristo-preview' } )
		);
	}

	/* ---------- Blocks ---------- */

	const LOADS = () => [
		{ value: '', label: __( 'As the widget does', 'saaristo' ) },
		{ value: 'eager', label: __( 'At once', 'saaristo' ) },
		{ value: 'idle', label: __( 'When the browser is idle', 'saaristo' ) },
		{ value: 'visible', label: __( 'When it comes into view', 'saaristo' ) },
		{ value: 'interaction', label: __( 'At the first press', 'saaristo' ) },
	];

	/** Kinds of widgets that are cramped in a column of text. */
	const WIDE = new Set( [ 'content', 'header', 'professional', 'search', 'shop' ] );

	/** Shows itself above the page, or not at all: a page has it once, and it takes no room among the blocks. */
	const isFloating = ( { placement } ) => placement === 'floating';

	/**
	 * How wide a new block is: as its widget says that it is laid out in pages, else by its kind.
	 *
	 * @param {Object} widget From the catalogue.
	 * @return {string|undefined} WordPress's name of it; undefined for the column of text.
	 */
	function alignOf( { placement, category } ) {
		switch ( placement ) {
			case 'full-width':
				return 'full';
			case 'section':
			case 'headed-section':
				return 'wide';
			case undefined:
				return WIDE.has( category ) ? 'wide' : undefined;
			// Above the page, near a text, or in a row, which is a block of its own in WordPress.
			default:
				return undefined;
		}
	}

	const edit = ( widget ) =>
		function Edit( { attributes, setAttributes, isSelected } ) {
			const { props: stored, version, load } = attributes;
			const [ isInteractive, setInteractive ] = useState( false );
			const [ migrated, setMigrated ] = useState();
			const { __unstableMarkNextChangeAsNotPersistent: notPersistent } = wp.data.useDispatch( 'core/block-editor' );
			const blockProps = useBlockProps();
			const current = widget.version || 1;

			const write = ( props ) =>
				setAttributes( { props: encode( props ), version: current, fallback: fallbackOf( widget, props ) } );

			useEffect( () => {
				if ( attributes.picture || typeof stored === 'string' ) {
					return;
				}
				// A new block begins with the example, and one that a pattern holds with what was written there; taking it back
				// takes the block back.
				notPersistent();
				write( isRecord( stored ) ? stored : widget.example );
				if ( stored === undefined && attributes.align === undefined && alignOf( widget ) ) {
					notPersistent();
					setAttributes( { align: alignOf( widget ) } );
				}
			}, [] );

			const props = useMemo( () => decode( migrated === undefined ? stored : migrated ), [ stored, migrated ] );
			const problems = useMemo( () => ( props ? problemsOf( widget.props, props ) : [] ), [ props ] );

			if ( attributes.picture ) {
				return el( 'img', { src: page.bundle + '/pictures/' + widget.name + '.webp', alt: '', className: 'saaristo-picture-of' } );
			}
			if ( stored === undefined ) {
				return el( 'div', blockProps );
			}
			const change = ( next ) => {
				setMigrated( undefined );
				write( next );
			};
			const fields = { schema: widget.props, value: props, onChange: change, path: [], problems };

			return el(
				Fragment,
				null,
				el(
					BlockControls,
					null,
					el(
						ToolbarGroup,
						null,
						el(
							ToolbarButton,
							{ isPressed: isInteractive, onClick: () => setInteractive( ! isInteractive ) },
							__( 'Try it out', 'saaristo' )
						)
					)
				),
				el(
					InspectorControls,
					null,
					el(
						PanelBody,
						{ title: widget.title, className: 'saaristo-form' },
						! props &&
							el( Notice, { status: 'error', isDismissible: false }, __( 'What is stored of this block is no JSON object.', 'saaristo' ) ),
						problems.length > 0 &&
							el(
								Notice,
								{ status: 'warning', isDismissible: false },
								__( 'The widget is not shown to visitors before this is mended:', 'saaristo' ),
								el(
									'ul',
									null,
									problems.map( ( { path, message } ) => el( 'li', { key: pathText( path ) + message }, pathTitle( widget.props, path ) + ': ' + message ) )
								)
							),
						props && el( ObjectFields, fields )
					),
					el(
						PanelBody,
						{ title: __( 'More', 'saaristo' ), initialOpen: false, className: 'saaristo-form' },
						el( SelectControl, {
							label: __( 'When its code is fetched', 'saaristo' ),
							value: load || '',
							options: LOADS(),
							onChange: ( next ) => setAttributes( { load: next === '' ? undefined : next } ),
						} ),
						props && el( ObjectFields, { ...fields, only: 'common' } )
					)
				),
				el(
					'div',
					blockProps,
					el( Preview, {
						widget,
						json: typeof stored === 'string' ? stored : JSON.stringify( stored ),
						version,
						load: load || 'eager',
						isInteractive: isInteractive && isSelected,
						onMigrated: setMigrated,
					} )
				)
			);
		};

	// What stands inside a block is taken as it is, whoever has written it otherwise: WordPress's filters, an older version.
	wp.hooks.addFilter( 'blocks.getBlockAttributes', 'saaristo/fallback', ( attributes, { name }, innerHTML ) =>
		name.startsWith( 'saaristo/' ) ? { ...attributes, fallback: innerHTML } : attributes
	);

	/** An icon of the catalogue, an SVG of 24 × 24. */
	const iconOf = ( { icon } ) => {
		const svg = new DOMParser().parseFromString( icon || '', 'image/svg+xml' ).documentElement;
		const paths = Array.from( svg.querySelectorAll( 'path' ) ).map( ( one, key ) =>
			el( wp.primitives.Path, { key, d: one.getAttribute( 'd' ), fillRule: one.getAttribute( 'fill-rule' ) || undefined } )
		);
		return paths.length > 0
			? el( wp.primitives.SVG, { xmlns: 'http://www.w3.org/2000/svg', viewBox: svg.getAttribute( 'viewBox' ) || '0 0 24 24' }, paths )
			: 'block-default';
	};

	for ( const widget of ( ( catalogue && catalogue.widgets ) || [] ).map( inLanguage ) ) {
		wp.blocks.registerBlockType( 'saaristo/' + widget.name, {
			apiVersion: 2,
			title: widget.title,
			description: widget.description,
			category: 'saaristo-' + widget.category,
			icon: iconOf( widget ),
			keywords: widget.keywords,
			attributes: {
				props: { type: [ 'string', 'object' ] },
				version: { type: 'integer' },
				load: { type: 'string' },
				fallback: { type: 'string', source: 'html' },
				// The example in the list of blocks; never stored.
				picture: { type: 'boolean' },
			},
			supports: {
				align: isFloating( widget ) ? false : [ 'wide', 'full' ],
				anchor: true,
				html: false,
				multiple: ! isFloating( widget ),
			},
			example: { attributes: { picture: true }, viewportWidth: 600 },
			edit: edit( widget ),
			save: ( { attributes } ) => ( attributes.fallback ? el( RawHTML, null, attributes.fallback ) : null ),
		} );
	}
} )( window.wp, window.saaristoCatalogue, window.saaristoEditor, window.saaristoSchema );
