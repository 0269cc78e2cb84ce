/** Of the poster on the page and on paper. It is paper in the dark, too. */
export const POSTER_STYLE: string = `
.choices{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:start}
.choices>p{flex-basis:100%}
.poster{display:flex;flex-direction:column;align-items:center;justify-content:space-evenly;gap:.5rem;max-width:30rem;margin:0 auto 1rem;padding:1.5rem;background:#fff;color:#000;border:1px solid var(--edge);text-align:center;font-size:1.1rem}
.poster p,.poster h2{margin:0;color:#000}
.poster h2{font-size:1.6rem}
.poster .long{font-size:1.1rem}
.shop{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:.75rem;font-size:1.3rem}
.shop img{max-width:6rem;max-height:4rem;object-fit:contain}
.price{font-size:2.1rem;font-weight:800;line-height:1.2}
.scan{font-size:1.3rem;font-weight:700}
.poster .code{width:min(18rem,100%);height:auto}
.trial{border:2px solid;padding:.25rem .75rem;font-weight:700}
.small{max-width:20rem}
@media print{@page{margin:0}html,body{padding:0;background:#fff}.test,.paper,.choices,.heading{display:none}#main{margin:0;max-width:none}.poster{max-width:none;margin:0;border:0;break-inside:avoid}}
`
  .trim()
  .replaceAll('\n', '');

/** Paper and sizes of a format: A4, or A6, four of which are printed on an A4. */
export function paperRule(format: 'a4' | 'card'): string {
  return format === 'a4'
    ? '@media print{@page{size:A4}.poster{height:296mm;padding:18mm;font-size:18pt}.poster h2{font-size:32pt}.poster .long{font-size:20pt}.shop{font-size:26pt}.shop img{max-width:60mm;max-height:40mm}.price{font-size:48pt}.scan{font-size:28pt}.poster .code{width:110mm}}'
    : '@media print{@page{size:A6}.poster{height:147mm;padding:7mm;font-size:9pt}.poster h2{font-size:14pt}.poster .long{font-size:9pt}.shop{font-size:12pt}.shop img{max-width:25mm;max-height:14mm}.price{font-size:20pt}.scan{font-size:12pt}.poster .code{width:56mm}}';
}
