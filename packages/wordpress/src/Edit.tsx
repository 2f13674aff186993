import { BlockControls, InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Notice, PanelBody, SelectControl, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { joinPath } from '#island/form-model.ts';
import { describePath, findFormProblems } from '#island/form-problems.ts';
import { isRecord } from '#lib/read.ts';
import { createFallback } from './fallback.ts';
import type { FieldProps } from './fields/field.ts';
import { ObjectFields } from './fields/SchemaField.tsx';
import { errors, t } from './messages.ts';
import { Preview } from './Preview.tsx';
import { decodeProps, encodeProps } from './props.ts';
import { settings, type Widget } from './settings.ts';
import { SlotList, SlotPlaces, useSlots } from './slots.tsx';

interface Attributes {
  /** JSON; an object in a pattern written by hand. */
  props?: string | Record<string, unknown>;
  /** Version of the props. */
  version?: number;
  load?: string | undefined;
  align?: string;
  /** The saved content of the block. */
  fallback?: string;
  /** Whether this is the picture in the list of blocks, which is never stored. */
  picture?: boolean;
}

export interface EditProps {
  clientId: string;
  widget: Widget;
  /** WordPress's name of the width of a new block; undefined for the width of the text. */
  align: string | undefined;
  attributes: Attributes;
  setAttributes: (attributes: Attributes) => void;
  isSelected: boolean;
}

const NO_SLOTS: NonNullable<Widget['slots']> = [];
const NO_HOSTS: ReadonlyMap<string, HTMLElement> = new Map();

/** A block in the editor: its form and the preview. */
export function Edit({ clientId, widget, align, attributes, setAttributes, isSelected }: EditProps) {
  const { slots = NO_SLOTS } = widget;
  const { props: stored, version, load } = attributes;
  const [isInteractive, setInteractive] = useState(false);
  /** The props as JSON, converted by the runtime from an older version. They are stored with the next change. */
  const [migrated, setMigrated] = useState<string>();
  const [hosts, setHosts] = useState(NO_HOSTS);
  /** Whether all slots are shown below each other, instead of in the widget, which may hide some. */
  const [isList, setList] = useState(false);
  const hasInner = useSlots(clientId, slots, attributes.picture === true);
  const { __unstableMarkNextChangeAsNotPersistent: markNextAsNotPersistent } =
    useDispatch('core/block-editor');
  const blockProps = useBlockProps();

  const write = (next: Record<string, unknown>): void =>
    setAttributes({
      props: encodeProps(next),
      version: widget.version ?? 1,
      fallback: createFallback(widget.props, next),
    });

  useEffect(() => {
    if (attributes.picture || typeof stored === 'string') return;
    // A new block gets the example, a block of a pattern the pattern's props. Undo removes the block itself.
    markNextAsNotPersistent();
    write(isRecord(stored) ? stored : widget.example);
    if (stored === undefined && attributes.align === undefined && align !== undefined) {
      markNextAsNotPersistent();
      setAttributes({ align });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, for a new block
  }, []);

  const props = useMemo(() => decodeProps(migrated ?? stored), [stored, migrated]);
  const problems = useMemo(
    () => (props ? findFormProblems(widget.props, props, errors) : []),
    [props, widget.props],
  );

  if (attributes.picture)
    return (
      <img src={`${settings.bundle}/pictures/${widget.name}.webp`} alt="" className="saaristo-picture-of" />
    );
  if (stored === undefined) return <div {...blockProps} />;
  const fields: FieldProps = {
    schema: widget.props,
    value: props,
    onChange: (next) => {
      setMigrated(undefined);
      write(next as Record<string, unknown>);
    },
    path: [],
    problems,
  };
  return (
    <>
      <BlockControls>
        <ToolbarGroup>
          <ToolbarButton isPressed={isInteractive} onClick={() => setInteractive(!isInteractive)}>
            {t.tryOut}
          </ToolbarButton>
          {slots.length > 0 && (
            <ToolbarButton isPressed={isList} onClick={() => setList(!isList)}>
              {t.allSlots}
            </ToolbarButton>
          )}
        </ToolbarGroup>
      </BlockControls>
      <InspectorControls>
        <PanelBody title={widget.title} className="saaristo-form">
          {!props && (
            <Notice status="error" isDismissible={false}>
              {t.notJson}
            </Notice>
          )}
          {problems.length > 0 && (
            <Notice status="warning" isDismissible={false}>
              {t.hasProblems}
              <ul>
                {problems.map(({ path, message }) => (
                  <li key={joinPath(path) + message}>
                    {`${describePath(widget.props, path, String)}: ${message}`}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          {props && <ObjectFields {...fields} />}
        </PanelBody>
        <PanelBody title={t.more} initialOpen={false} className="saaristo-form">
          <SelectControl
            label={t.load}
            value={load ?? ''}
            options={Object.entries(t.loads).map(([value, label]) => ({ value, label }))}
            onChange={(next) => setAttributes({ load: next === '' ? undefined : next })}
          />
          {props && <ObjectFields {...fields} isCommon />}
        </PanelBody>
      </InspectorControls>
      <div {...blockProps}>
        {!isList && (
          <Preview
            name={widget.name}
            title={widget.title}
            json={typeof stored === 'string' ? stored : JSON.stringify(stored)}
            version={version}
            load={load || 'eager'}
            isInteractive={isInteractive && isSelected}
            slots={slots.map((slot) => slot.name)}
            onHosts={setHosts}
            onMigrated={setMigrated}
          />
        )}
        {hasInner && (
          <SlotPlaces.Provider value={{ slots, hosts: isList ? NO_HOSTS : hosts }}>
            <SlotList />
          </SlotPlaces.Provider>
        )}
      </div>
    </>
  );
}
