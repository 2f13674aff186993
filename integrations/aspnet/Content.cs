using System.Text.Json;

namespace Example;

/// <summary>A page, as a database would have it. Props stay as they were written.</summary>
public sealed record Content(string Title, JsonElement Settings, IReadOnlyList<Block> Blocks);

public sealed record Block(string Widget, int Version, string Load, JsonElement Props, string Fallback);
