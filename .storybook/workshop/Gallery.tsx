import { Unstyled } from '@storybook/addon-docs/blocks';
import { facts } from 'virtual:workshop/facts';
import { AREA_TITLES } from '../../packages/build/estate/areas.ts';
import './workshop.css';

/** Returns the address of a widget's page. Its story is in the folder of its area. */
const getPageUrl = (folder: string): string => `./?path=/docs/${folder.split('/').slice(1).join('-')}--docs`;

/** Lists every widget with its picture, by category. */
export function Gallery() {
  const widgets = Object.values(facts);
  return (
    <Unstyled>
      <div className="workshop">
        {Object.entries(AREA_TITLES).map(([category, heading]) => (
          <section key={category}>
            <h2>{heading}</h2>
            <ul className="workshop-cards">
              {widgets
                .filter((widget) => widget.category === category)
                .map(({ name, title, folder, hasPicture }) => (
                  <li key={name}>
                    <a href={getPageUrl(folder)} target="_top">
                      <span className="thumb">
                        {hasPicture ? (
                          <img src={`./pictures/${name}.webp`} alt="" loading="lazy" />
                        ) : (
                          'shows nothing by itself'
                        )}
                      </span>
                      <span className="body">
                        <strong>{title}</strong>
                        <small>{name}</small>
                      </span>
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Unstyled>
  );
}
